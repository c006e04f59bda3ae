import { text } from '../../contract/language';

export const writeFolder = {
	start: text('Write fixes to the folder…', '把修复写入文件夹…'),
	planning: text('Working out what would be written', '正在确定要写入的内容'),
	ask: text(
		'This is done to the folder {name}. Everything else in it stays as it is.',
		'将对文件夹 {name} 做以下改动，其余内容保持不变。'
	),
	list: text('Changes to the folder', '对文件夹的改动'),
	changed: text('Changed', '更改'),
	nothing: text(
		'None of the chosen repairs changes a file of the folder.',
		'所选修复不会更改文件夹中的任何文件。'
	),
	rename: text(
		'The folder itself has to be called {name}. A browser can’t rename it: do that yourself.',
		'文件夹本身应命名为 {name}。浏览器无法重命名，请手动完成。'
	),
	write: [
		text('Write {n} change', '写入 {n} 处改动'),
		text('Write {n} changes', '写入 {n} 处改动')
	] as const,
	cancel: text('Leave the folder as it is', '不改动文件夹'),
	writing: text('Writing', '正在写入'),
	written: [
		text('{n} change was written to the folder.', '已向文件夹写入 {n} 处改动。'),
		text('{n} changes were written to the folder.', '已向文件夹写入 {n} 处改动。')
	] as const,
	kept: text(
		'What was there before is kept until this page closes.',
		'原来的内容会保留到本页关闭为止。'
	),
	back: text('Put it back', '恢复原状'),
	isBack: text('The folder is as it was before.', '文件夹已恢复原状。'),
	download: text('Download the previous files as zip', '下载原文件（zip）'),
	refused: text(
		'Nothing was written: the browser was not allowed to. Start again and allow it to edit the folder, or download the zip.',
		'没有写入：浏览器未获授权。请重试并允许编辑文件夹，或下载 zip。'
	),
	meanwhile: text(
		'Nothing was written. These files are not as they were when they were read:',
		'没有写入。以下文件与读取时不同：'
	),
	failed: text(
		'Writing to the folder ended early: {why}. What was already written can be put back.',
		'写入文件夹时中断：{why}。已写入的内容可以恢复。'
	),
	failedBefore: text('Nothing was written: {why}', '没有写入：{why}')
};
