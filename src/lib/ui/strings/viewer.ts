import { text } from '../../contract/language';

export const viewer = {
	inspector: text('Inspector', '查看器'),
	tab: text('Viewer', '查看'),
	preview: text('Preview', '预览'),
	repairs: text('Repairs', '修复'),
	nothing: text('Choose a file or a finding to see it here.', '选择一个文件或问题，在这里查看。'),
	missing: text('{path} is not in the package.', '包里没有 {path}。'),
	opening: text('Opening {path}', '正在打开 {path}'),
	notYet: text(
		'The package is being searched for secrets; until then what looks like one is covered.',
		'正在查找包里的密钥；完成之前，看起来像密钥的内容会被遮住。'
	),
	neverSearched: text(
		'The search for secrets did not come to its end; what looks like a secret stays covered. Open the package again to search it.',
		'密钥查找没有完成，看起来像密钥的内容仍被遮住。请重新打开这个包再查一次。'
	),
	searching: text(
		'Looking for secrets in it, so that none is shown',
		'正在查找其中的密钥，以免显示出来'
	),
	notSearched: text(
		'It could not be searched for secrets, so it is not shown: {why}. Reload the page and open it again.',
		'无法查找其中的密钥，因此不显示：{why}。请刷新页面后重新打开。'
	),
	failed: text('{path} could not be read: {why}', '无法读取 {path}：{why}'),
	empty: text('The file is empty.', '文件是空的。'),
	cut: text('The first {shown} of {total} are shown.', '只显示前 {shown}，共 {total}。'),
	lineCut: text('{n} more characters', '还有 {n} 个字符'),
	lines: [text('{n} line', '{n} 行'), text('{n} lines', '{n} 行')] as const,
	pixels: text('{width} × {height} pixels', '{width} × {height} 像素'),
	imageHuge: text(
		'The image has {width} × {height} pixels, more than a tab can hold, so it is not shown. Make it smaller in an image editor. Its bytes:',
		'图片有 {width} × {height} 像素，超出标签页能容纳的大小，因此不显示。请用图片编辑器缩小它。它的字节：'
	),
	imageBroken: text(
		'This browser can’t show the image. Its bytes:',
		'浏览器无法显示这张图片。它的字节：'
	),
	markedPlace: text('Marked: line {line}', '已标出：第 {line} 行'),
	copyPath: text('Copy the path', '复制路径'),
	notFile: text(
		'This is not a plain file; it has no contents to show.',
		'这不是普通文件，没有可显示的内容。'
	),
	text: text('Text of {path}', '{path} 的文本'),
	bytes: text('Bytes of {path}', '{path} 的字节')
};
