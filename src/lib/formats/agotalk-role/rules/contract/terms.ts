import { text } from '../../../../contract/language';

/** What the contract's rules expect or find, in words; values such as `"free"` need no translation. */
export const CONTRACT_TERMS = [
	text('a path such as "contents/app/index.html"', '路径，例如 "contents/app/index.html"'),
	text('a path such as "assets/cover.png"', '路径，例如 "assets/cover.png"'),
	text('a list of paths such as ["assets/one.png"]', '路径列表，例如 ["assets/one.png"]'),
	text('[entry] with kind, target and address_bar', '含 kind、target 和 address_bar 的 [entry]'),
	text('no [entry]', '没有 [entry]'),
	text('declared', '已声明'),
	text(
		'lower-case a-z0-9 words joined by single hyphens',
		'小写字母和数字组成的词，用单个连字符连接'
	),
	text('a SemVer version such as "0.1.0"', 'SemVer 版本号，例如 "0.1.0"'),
	text('a plain version such as "0.1.57"', '普通版本号，例如 "0.1.57"'),
	text('text', '文本'),
	text('"application" or "role"', '"application" 或 "role"'),
	text('"visible" or "hidden"', '"visible" 或 "hidden"'),
	text('true or false', 'true 或 false'),
	text('a locale like en or zh-CN', '语言代码，例如 en 或 zh-CN'),
	text('a table with title and summary', '含 title 和 summary 的表'),
	text('only title and summary', '只有 title 和 summary'),
	text('at most 8', '最多 8 个')
] as const;
