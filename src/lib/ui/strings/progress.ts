import { text } from '../../contract/language';

/** One line for each kind of work, in the words of a person who waits. */
export const progress = {
	load: text('Loading it from its address', '正在从网址下载'),
	list: text('Listing the files', '正在列出文件'),
	read: text('Reading the files', '正在读取文件'),
	check: text('Checking the contract', '正在检查契约'),
	scan: text('Looking through the contents', '正在查看内容'),
	write: text('Writing the zip', '正在写入 zip'),
	verify: text('Reading every byte back', '正在逐字节回读'),
	of: text('{done} of {total}', '{done} / {total}')
};
