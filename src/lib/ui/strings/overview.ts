import { text } from '../../contract/language';

export const overview = {
	tab: text('Overview', '概览'),
	map: text('What takes the room', '占用情况'),
	mapKeys: text(
		'The larger a field, the larger the file. Arrow keys go from one to the next, Enter shows the file.',
		'面积越大，文件越大。方向键移动，回车查看文件。'
	),
	total: text('{files}, {size}', '{files}，{size}'),
	kinds: {
		page: text('Pages', '网页'),
		style: text('Styles', '样式'),
		script: text('Scripts', '脚本'),
		text: text('Texts and contract', '文本与契约'),
		data: text('Data', '数据'),
		image: text('Images', '图片'),
		media: text('Sound and video', '音视频'),
		font: text('Fonts', '字体'),
		other: text('Other', '其他')
	},
	rest: text('{n} smaller files', '{n} 个较小的文件'),
	file: text('{path}, {size}, {reach}', '{path}，{size}，{reach}'),
	list: text('All files by size', '按大小排列的全部文件'),
	onlyUnreached: text('Only what nothing was found to reach', '只看未找到引用的文件'),
	reach: {
		name: text('read by its name', '按名称读取'),
		contract: text('named in the contract', '契约中写明'),
		entry: text('from the entry, by {by}', '入口可达，由 {by} 引用'),
		intro: text('from the intro page, by {by}', '介绍页可达，由 {by} 引用'),
		'role.md': text('mentioned in role.md', 'role.md 中提到'),
		none: text('nothing found that reaches it', '未找到引用它的内容')
	},
	unreached: [
		text(
			'Nothing was found that reaches {n} file ({size}). A script may still load it by a name that it puts together: look before you delete it.',
			'{n} 个文件（{size}）未找到引用。脚本仍可能用拼接出的名称加载它：删除前请确认。'
		),
		text(
			'Nothing was found that reaches {n} files ({size}). Scripts may still load them by names that they put together: look before you delete any.',
			'{n} 个文件（{size}）未找到引用。脚本仍可能用拼接出的名称加载它们：删除前请确认。'
		)
	] as const,
	allReached: text('Something names every file.', '每个文件都有引用。'),
	notYet: text(
		'What reaches each file follows when the contents are checked.',
		'内容检查完成后会显示每个文件由什么引用。'
	),
	empty: text('There is no file with anything in it.', '没有非空的文件。'),
	failed: text(
		'What reaches each file is not known: the contents could not be checked to the end.',
		'不知道每个文件由什么引用：内容检查没有完成。'
	)
};
