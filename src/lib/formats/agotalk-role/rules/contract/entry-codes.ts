import { defineCode } from '../../../../contract/code';
import { text } from '../../../../contract/language';
import { CONTRACT_PATH } from '../../facts/contract-file';
import { CONTRACT_TERMS } from './terms';

const entry = (target: string): string =>
	`[entry]\nkind = "static_browser"\ntarget = "${target}"\naddress_bar = "hidden"`;
const passes = { path: CONTRACT_PATH, text: entry('contents/word-pop/index.html') };

/** Said after a "not found" when a file is there under a name that differs. */
export const similarHints = {
	slash: text(
		'{similar} is there, and it is a file: a path that ends in / names a directory',
		'包里有 {similar}，它是文件：以 / 结尾的路径表示目录'
	),
	case: text(
		'{similar} is there: capital and small letters differ',
		'包里有 {similar}：大小写不同'
	),
	unicode: text(
		'{similar} is there: it looks the same and is spelt with other code points',
		'包里有 {similar}：看起来相同，但 Unicode 码点不同'
	),
	backslash: text(
		'{similar} is there: paths are written with /, not with \\',
		'包里有 {similar}：路径用 / 分隔，不用 \\'
	),
	encoded: text(
		'{similar} is there: the path is a file name, not a URL, so %20 and the like are not decoded',
		'包里有 {similar}：这里是文件名而不是 URL,%20 之类不会被解码'
	),
	suffix: text(
		'{similar} is there: ?query and #hash belong to the name here',
		'包里有 {similar}：这里 ?query 和 #hash 会被当作名字的一部分'
	)
};

export const ROLE_ENTRY_KIND_UNSUPPORTED = defineCode({
	code: 'ROLE_ENTRY_KIND_UNSUPPORTED',
	level: 'error',
	stage: 'contract',
	basis: 'guide',
	section: '§1 §4',
	title: text('The entry kind is static_browser', '入口类型是 static_browser'),
	messages: {
		'': text(
			'entry.kind is {found}, expected "static_browser", the only kind there is',
			'entry.kind 是 {found}，应为唯一支持的 "static_browser"'
		)
	},
	why: text(
		'A dev server, a backend or a prompt is no entry; only static pages launch.',
		'开发服务器、后端或提示词都不是入口；只有静态页面能启动。'
	),
	todo: text(
		'Ship a static build with kind = "static_browser", or make it a conversational role without [entry].',
		'改为静态构建并写 kind = "static_browser"，或做成没有 [entry] 的对话角色。'
	),
	terms: CONTRACT_TERMS,
	examples: {
		fails: { path: CONTRACT_PATH, text: '[entry]\nkind = "system_prompt"' },
		passes
	}
});

export const ROLE_ENTRY_ADDRESS_BAR_INVALID = defineCode({
	code: 'ROLE_ENTRY_ADDRESS_BAR_INVALID',
	level: 'error',
	stage: 'contract',
	basis: 'guide',
	section: '§4',
	title: text('address_bar is "visible" or "hidden"', 'address_bar 是 "visible" 或 "hidden"'),
	messages: {
		'': text(
			'entry.address_bar is {found}, expected "visible" or "hidden"',
			'entry.address_bar 是 {found}，应为 "visible" 或 "hidden"'
		)
	},
	why: text('It decides what the user sees above the app.', '它决定应用上方显示什么。'),
	todo: text('Write "visible" or "hidden", in quotes.', '写 "visible" 或 "hidden"，带引号。'),
	terms: CONTRACT_TERMS,
	examples: {
		fails: { path: CONTRACT_PATH, text: '[entry]\naddress_bar = false' },
		passes
	}
});

export const ROLE_ENTRY_TARGET_OUTSIDE_PACKAGE = defineCode({
	code: 'ROLE_ENTRY_TARGET_OUTSIDE_PACKAGE',
	level: 'error',
	stage: 'contract',
	basis: 'guide',
	section: '§4',
	title: text('The entry lies inside the package', '入口在包内'),
	messages: {
		'': text(
			'{key} is {target}, which leads outside the package: expected a path relative to its root',
			'{key} 是 {target}，指向包外：应为相对包根目录的路径'
		)
	},
	why: text(
		'Nothing outside the package exists on the user’s machine.',
		'包外的东西在用户机器上不存在。'
	),
	todo: text(
		'Write the path from the package root, without a leading / and without leaving it by ../',
		'写相对包根目录的路径，开头不要 /，也不要用 ../ 离开。'
	),
	terms: CONTRACT_TERMS,
	examples: { fails: { path: CONTRACT_PATH, text: entry('../other/index.html') }, passes }
});

export const ROLE_ENTRY_TARGET_NOT_FOUND = defineCode({
	code: 'ROLE_ENTRY_TARGET_NOT_FOUND',
	level: 'error',
	stage: 'contract',
	basis: 'guide',
	section: '§4',
	title: text('The entry exists', '入口文件存在'),
	messages: {
		'': text('{key}: {target} is not in the package', '{key}：包里没有 {target}')
	},
	hints: similarHints,
	why: text('Without the page there is nothing to launch.', '没有页面就无从启动。'),
	todo: text(
		'Add the file, or point the key at the page that is there. Capital letters count.',
		'添加该文件，或把路径改为已有的页面。区分大小写。'
	),
	terms: CONTRACT_TERMS,
	examples: { fails: { path: CONTRACT_PATH, text: entry('contents/Word-Pop/index.html') }, passes }
});

export const ROLE_ENTRY_TARGET_NOT_FILE = defineCode({
	code: 'ROLE_ENTRY_TARGET_NOT_FILE',
	level: 'error',
	stage: 'contract',
	basis: 'guide',
	section: '§4',
	title: text('The entry is a file', '入口是文件'),
	messages: {
		'': text('{key}: {target} is a directory, expected a file', '{key}：{target} 是目录，应为文件')
	},
	why: text(
		'The browser view opens a page, not a directory.',
		'浏览器视图打开的是页面，不是目录。'
	),
	todo: text('Name the page, usually index.html in it.', '写出页面文件，通常是其中的 index.html。'),
	terms: CONTRACT_TERMS,
	examples: { fails: { path: CONTRACT_PATH, text: entry('contents/word-pop') }, passes }
});

export const GUIDE_ENTRY_TARGET_NOT_HTML = defineCode({
	code: 'GUIDE_ENTRY_TARGET_NOT_HTML',
	level: 'error',
	stage: 'contract',
	basis: 'assumption',
	section: '§1 §10',
	title: text('The entry is an HTML page', '入口是 HTML 页面'),
	messages: {
		'': text('{target} is no .html file', '{target} 不是 .html 文件')
	},
	why: text(
		'The guide asks for an existing HTML target; another kind of file would be shown as text or downloaded.',
		'指南要求已存在的 HTML 目标；其他文件会被当作文本显示或下载。'
	),
	todo: text('Point entry.target at the page that loads it.', '把 entry.target 指向加载它的页面。'),
	terms: CONTRACT_TERMS,
	examples: { fails: { path: CONTRACT_PATH, text: entry('contents/word-pop/app.js') }, passes }
});

export const GUIDE_ENTRY_TARGET_NOT_IN_CONTENTS = defineCode({
	code: 'GUIDE_ENTRY_TARGET_NOT_IN_CONTENTS',
	level: 'advice',
	stage: 'guide',
	basis: 'guide',
	section: '§5',
	title: text('The app lives under contents/', '应用放在 contents/ 下'),
	messages: {
		'': text('{target} is not under contents/', '{target} 不在 contents/ 下')
	},
	why: text(
		'contents/ is where the runnable app belongs; people and agents look there.',
		'可运行的应用应放在 contents/；人和代理都会去那里找。'
	),
	todo: text('Move the app to contents/<name>/.', '把应用移到 contents/<名称>/。'),
	terms: CONTRACT_TERMS,
	examples: { fails: { path: CONTRACT_PATH, text: entry('app/index.html') }, passes }
});
