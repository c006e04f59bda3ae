import { text } from '../../contract/language';

export const files = {
	title: text('Files', '文件'),
	tree: text('Files of the package', '包中的文件'),
	search: text('Filter by name', '按名称筛选'),
	none: text('There is no file in it.', '里面没有文件。'),
	noneMatch: text('No file matches the filter.', '没有符合筛选的文件。'),
	directory: text('Folder', '文件夹'),
	symlink: text('link', '链接'),
	other: text('special file', '特殊文件'),
	resize: text('Width of the file list', '文件列表宽度')
};
