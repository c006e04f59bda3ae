import { text } from '../../contract/language';

export const editor = {
	edit: text('Edit', '编辑'),
	command: text('Edit the file', '编辑文件'),
	done: text('Done', '完成'),
	undo: text('Undo', '撤销'),
	redo: text('Redo', '重做'),
	find: text('Find', '查找'),
	revert: text('Revert this file', '还原此文件'),
	tools: text('Editing', '编辑'),
	label: text(
		'Text of {path}. Tab indents; Escape, then Tab leaves the editor.',
		'{path} 的文本。Tab 缩进；先按 Escape 再按 Tab 离开编辑器。'
	),
	keys: text('Tab indents. Escape, then Tab leaves.', 'Tab 缩进；先按 Esc 再按 Tab 离开。'),
	opening: text('Opening the editor', '正在打开编辑器'),
	notOpened: text(
		'The editor could not be loaded: {why}. Reload the page.',
		'无法加载编辑器：{why}。请刷新页面。'
	),
	checking: text('Checking', '正在检查'),
	here: [
		text('{n} finding here', '此处有 {n} 个问题'),
		text('{n} findings here', '此处有 {n} 个问题')
	] as const,
	noneHere: text('No findings here', '此处没有问题'),
	next: text('Next (F8)', '下一个（F8）'),
	ends: {
		crlf: text('Lines end in CRLF, and stay so.', '行尾是 CRLF，会保持不变。'),
		cr: text('Lines end in CR, and stay so.', '行尾是 CR，会保持不变。'),
		mixed: text(
			'Line ends are mixed and stay as they are; new lines end in LF.',
			'行尾混用，会保持不变；新行以 LF 结尾。'
		)
	},
	asks: {
		secret: text(
			'This file holds what looks like a key or a password. Editing shows it in the clear.',
			'此文件含有看起来像密钥或密码的内容。编辑时会以明文显示。'
		),
		unsearched: text(
			'This package has not been searched for secrets yet. Editing shows the whole text in the clear.',
			'尚未查找此包中的密钥。编辑时会以明文显示全部文本。'
		)
	},
	showIt: text('Show and edit', '显示并编辑'),
	leaveIt: text('Leave it covered', '保持遮住'),
	why: {
		'too-large': text(
			'Files over {limit} are not edited here; use an editor of your own.',
			'超过 {limit} 的文件不能在这里编辑，请使用你自己的编辑器。'
		),
		'utf-16': text(
			'The text is in UTF-16. Only UTF-8 is edited here: save it as UTF-8 with an editor of your own.',
			'文本编码是 UTF-16。这里只能编辑 UTF-8：请用你自己的编辑器另存为 UTF-8。'
		),
		'not-text': text(
			'The file is not UTF-8 text, so it can’t be edited here.',
			'文件不是 UTF-8 文本，不能在这里编辑。'
		),
		'no-file': text(
			'No edit can be laid over this entry: its name is covered, is not a safe path, or stands in the archive twice.',
			'无法编辑此条目：它的名称已遮住、不是安全路径，或在压缩包中出现了两次。'
		)
	},
	colourless: text(
		'Over {limit} characters: shown without colours.',
		'超过 {limit} 个字符：不着色显示。'
	)
};

export const edits = {
	title: text('Your changes', '你的改动'),
	changed: [
		text('{n} file changed', '{n} 个文件已更改'),
		text('{n} files changed', '{n} 个文件已更改')
	] as const,
	mark: text('changed by you', '你已更改'),
	download: text('Download zip with the changes', '下载含改动的 zip'),
	working: text('Making the zip', '正在生成 zip'),
	made: text('{name} was downloaded. It passes.', '已下载 {name}。检查合格。'),
	madeWith: [
		text('{name} was downloaded. {n} error stays in it.', '已下载 {name}，其中仍有 {n} 个错误。'),
		text('{name} was downloaded. {n} errors stay in it.', '已下载 {name}，其中仍有 {n} 个错误。')
	] as const,
	failed: text('The zip could not be made: {why}', '无法生成 zip：{why}'),
	review: text('Review the repairs', '查看修复'),
	list: text('Changed files', '已更改的文件'),
	single: text('Download this file', '下载此文件'),
	write: text('Write to the folder…', '写入文件夹…'),
	discard: text('Discard all', '全部放弃'),
	revert: text('Revert', '还原'),
	undone: [
		text('{n} file is as it was.', '{n} 个文件已还原。'),
		text('{n} files are as they were.', '{n} 个文件已还原。')
	] as const,
	bringBack: text('Bring the changes back', '恢复改动'),
	notKept: text(
		'This browser keeps no copy of your changes ({why}). Download them before you leave the page.',
		'浏览器无法保存你的改动（{why}）。离开页面前请先下载。'
	),
	notLaid: text(
		'The last change has not reached the report: {why}. Your text is kept; open the package again.',
		'最近的改动没有进入报告：{why}。你的文本已保留，请重新打开这个包。'
	),
	kept: text('Kept in this browser', '已保存在此浏览器中'),
	draft: [
		text('You changed {n} file of this package on {when}.', '你在{when}更改过此包的 {n} 个文件。'),
		text('You changed {n} files of this package on {when}.', '你在{when}更改过此包的 {n} 个文件。')
	] as const,
	restore: text('Restore', '恢复'),
	throwAway: text('Throw away', '丢弃'),
	conflict: text(
		'{path} is not the file that you began to edit: it was changed elsewhere. Nothing is lost yet; decide which counts.',
		'{path} 已不是你开始编辑时的文件：它在别处被更改了。两边的内容都还在，请决定以哪个为准。'
	),
	gone: text(
		'{path} was removed while you edited it. Your text is still here; decide what counts.',
		'你编辑期间 {path} 被删除了。你的文本还在，请决定以哪个为准。'
	),
	mine: text('Keep mine', '保留我的'),
	theirs: text('Take the other', '采用另一个'),
	remove: text('Let it go', '不再保留'),
	difference: text('Show the difference', '显示差异'),
	decideFirst: text(
		'First decide about {path}, which was changed elsewhere too.',
		'请先决定 {path} 以哪个为准，它在别处也被更改了。'
	)
};
