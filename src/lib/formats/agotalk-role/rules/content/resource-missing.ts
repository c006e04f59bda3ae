import { defineCode } from '../../../../contract/code';
import { text } from '../../../../contract/language';
import type { Rule } from '../../../../contract/rule';
import type { MissingReference } from '../../../../scan/reach/reach';
import type { ContentFacts } from '../../content-facts';

export const GUIDE_RESOURCE_MISSING = defineCode({
	code: 'GUIDE_RESOURCE_MISSING',
	level: 'warning',
	stage: 'guide',
	basis: 'guide',
	section: '§5',
	title: text('A file the app needs is missing', '缺少应用需要的文件'),
	why: text(
		'The app can load only what is inside the package. A missing script or style often means a blank page.',
		'应用只能加载包里的文件。缺少脚本或样式往往意味着空白页面。'
	),
	todo: text(
		'Put the file at that path, or correct the path. Paths are relative and exact, also in case.',
		'把文件放到该路径，或改正路径。路径是相对的，大小写也必须一致。'
	),
	messages: { '': text('{url} is not in the package', '包里没有 {url}') },
	hints: {
		case: text(
			'{similar} is there: the names differ in case or Unicode form',
			'有 {similar}：名称的大小写或 Unicode 形式不同'
		),
		extension: text(
			'{similar} is there: browsers add no extension',
			'有 {similar}：浏览器不会自动补全扩展名'
		),
		'root-absolute': text(
			'A path that starts with / is looked for at the root of the server, not of the package. Write it relative to the page',
			'以 / 开头的路径从服务器根目录查找，而不是包的根目录。请写成相对于页面的路径'
		),
		'root-base': text(
			'With this <base>, every relative path of the page starts at the root of the server. Write href="./"',
			'有了这个 <base>，页面里所有相对路径都从服务器根目录开始。请写 href="./"'
		),
		outside: text('The path leads out of the package', '该路径指向包之外'),
		bare: text(
			'A bare module name means nothing to a browser: bundle the module, or add an import map',
			'浏览器不认识裸模块名：请打包该模块，或添加 import map'
		),
		machine: text('The path is one of your own machine', '这是你自己电脑上的路径')
	},
	examples: {
		fails: { path: 'contents/word-pop-game/index.html', text: '<img src="logo.png" alt="">\n' },
		passes: {
			path: 'contents/word-pop-game/index.html',
			text: '<img src="assets/logo.png" alt="">\n'
		}
	}
});

export const resourceMissing: Rule<ContentFacts> = {
	name: 'resource-missing',
	*check({ content }) {
		for (const reference of content?.reached?.missing ?? []) {
			const { path, span, url, why: hint } = reference;
			const more = detail(reference);
			const at = `${path}:${span.start}`;
			const fix =
				more.replacement === undefined ? null : { id: 'correct-reference', at, needs: [] };
			yield GUIDE_RESOURCE_MISSING.find('', { url }, { path, span, hint, fix, more });
		}
	}
};

/** The file that is meant, and what to write instead of the URL to find it. */
function detail({ similar, replacement }: MissingReference): {
	similar?: string;
	replacement?: string;
} {
	return {
		...(similar !== null && { similar }),
		...(replacement !== null && { replacement })
	};
}
