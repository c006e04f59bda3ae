import { text } from '../../contract/language';

export const watch = {
	watching: text('Watching the folder', '正在监视文件夹'),
	title: text(
		'The report follows each save. Only changed files are read again.',
		'每次保存后报告自动更新，只重新读取有变动的文件。'
	),
	changed: text('{path} changed, {time}', '{path} 有变动，{time}'),
	changedMany: text('{n} files changed, {time}', '{n} 个文件有变动，{time}'),
	lost: text(
		'The folder can no longer be read: it was moved, removed, or the browser’s permission ended. The report is of what was last seen. Open the folder again to go on.',
		'无法再读取这个文件夹：它可能已被移动、删除，或浏览器权限已失效。报告停留在最后一次读取的内容。要继续，请重新打开文件夹。'
	),
	again: text('Try again', '重试')
};
