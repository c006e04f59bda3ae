import { text } from '../../contract/language';

export const app = {
	name: text('Rolecheck', 'Rolecheck'),
	purpose: text(
		'Drop an agent role package, learn whether it will be accepted, repair it, leave with a zip that passes.',
		'拖入智能体角色包，立即知道能否被接受，修复后带走一个合格的 zip。'
	),
	check: text('Check', '检查'),
	new: text('New', '新建'),
	rules: text('Rules', '规则'),
	about: text('About', '关于'),
	main: text('Main', '主导航'),
	skip: text('Skip to the content', '跳到正文'),
	language: text('Language', '语言'),
	theme: text('Theme', '主题'),
	themeAuto: text('Same as the system', '跟随系统'),
	themeLight: text('Light', '浅色'),
	themeDark: text('Dark', '深色'),
	copy: text('Copy', '复制'),
	copied: text('Copied', '已复制'),
	close: text('Close', '关闭'),
	back: text('Back', '返回'),
	bytes: [text('{n} byte', '{n} 字节'), text('{n} bytes', '{n} 字节')] as const,
	files: [text('{n} file', '{n} 个文件'), text('{n} files', '{n} 个文件')] as const,
	notFoundTitle: text('There is no such page', '没有这个页面'),
	notFoundBody: text(
		'Nothing is at this address. All codes are listed under Rules.',
		'这个地址没有内容。所有代码都列在“规则”中。'
	),
	updated: text(
		'A newer version of Rolecheck is ready. Using it closes what is open here.',
		'Rolecheck 有新版本。启用后会关闭这里打开的内容。'
	),
	update: text('Use it now', '立即启用'),
	later: text('Later', '以后'),
	pageFailed: text('This page could not be shown', '这个页面无法显示')
};
