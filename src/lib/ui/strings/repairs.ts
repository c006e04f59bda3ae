import { text } from '../../contract/language';

export const repairs = {
	none: text('Nothing here can be repaired by Rolecheck.', '没有 Rolecheck 能修复的问题。'),
	noneNeeded: text('Nothing needs a repair.', '没有需要修复的地方。'),
	loading: text('Working out the repairs', '正在准备修复方案'),
	lead: text(
		'Your own files stay as they are. The repairs go into a new zip.',
		'你的原文件不会改动，修复只写入新的 zip。'
	),
	open: [
		text(
			'{n} question below is open; what it is about stays as it is.',
			'下面还有 {n} 个问题未回答，相关内容保持不变。'
		),
		text(
			'{n} questions below are open; what they are about stays as it is.',
			'下面还有 {n} 个问题未回答，相关内容保持不变。'
		)
	] as const,
	settles: text('Settles', '解决'),
	change: [text('{n} change', '{n} 处改动'), text('{n} changes', '{n} 处改动')] as const,
	use: text('Use this repair: {title}', '采用此修复：{title}'),
	waits: text('Waits for your answer', '等待你的回答'),
	refused: text('Not accepted. Expected: {expected}', '不能接受。应为：{expected}'),
	choose: text('Choose', '请选择'),
	neverGuessed: text(
		'Only you know this, so it is asked and never guessed.',
		'这只有你知道，所以要问，绝不猜测。'
	),
	before: text('before', '之前'),
	after: text('after', '之后'),
	removed: text('Removed', '删除'),
	added: text('Added', '新增'),
	renamed: text('Renamed', '重命名'),
	unchanged: [
		text('{n} unchanged line', '{n} 行未变'),
		text('{n} unchanged lines', '{n} 行未变')
	] as const,
	download: text('Download fixed zip', '下载修复后的 zip'),
	downloadPlain: text('Download as zip', '下载 zip'),
	working: text('Making the zip', '正在生成 zip'),
	stop: text('Stop', '停止'),
	saveAs: text('Save as…', '另存为…'),
	downloadAgain: text('Download again', '再次下载'),
	downloadAnyway: text('Download it anyway', '仍然下载'),
	saved: text('Saved.', '已保存。'),
	passes: text(
		'{name} passes. It was read back and checked from its own bytes.',
		'{name} 合格。已从它自身的字节回读并检查。'
	),
	stays: text('Errors that stay in {name}: {n}', '{name} 里仍有错误：{n} 个'),
	openResult: text('Open the new zip here', '在这里打开新的 zip'),
	failed: text('The zip could not be made: {why}', '无法生成 zip：{why}'),
	safari: text(
		'Safari unpacks downloads by itself. Keep the zip: Safari, Settings, General, “Open safe files after downloading” off.',
		'Safari 会自动解压下载的文件。要保留 zip，请在 Safari 设置的“通用”中关闭“下载后打开‘安全’文件”。'
	)
};
