import { defineCode } from '../../../../contract/code';
import { text } from '../../../../contract/language';
import type { Rule } from '../../../../contract/rule';
import type { ContentFacts } from '../../content-facts';

export const GUIDE_INTRO_NOT_STATIC = defineCode({
	code: 'GUIDE_INTRO_NOT_STATIC',
	level: 'warning',
	stage: 'guide',
	basis: 'guide',
	section: '§2',
	title: text('The intro page is static HTML', '介绍页是静态 HTML'),
	why: text(
		'intro.html is presentation only. Where it is shown, scripts and other hosts are cut off, so the page may come out blank.',
		'intro.html 只用于展示。显示它的地方会切断脚本和外部主机，页面可能是空白的。'
	),
	todo: text(
		'Keep plain HTML and CSS, with images from the package; move what runs to contents/.',
		'只保留普通的 HTML 和 CSS，图片放在包里；会运行的内容移到 contents/。'
	),
	messages: {
		script: text('The intro page has a script', '介绍页里有脚本'),
		handler: text('The intro page has the event handler {what}', '介绍页里有事件处理属性 {what}'),
		'javascript-url': text(
			'The attribute {what} of the intro page holds a javascript: URL',
			'介绍页的 {what} 属性是 javascript: 网址'
		),
		frame: text(
			'The intro page embeds another page with <{what}>',
			'介绍页用 <{what}> 嵌入了别的页面'
		),
		remote: text('The intro page loads {what} from another host', '介绍页从外部主机加载 {what}'),
		form: text('The intro page has a form', '介绍页里有表单')
	},
	examples: {
		fails: { path: 'intro.html', text: '<h1>Hello</h1><script>alert(1)</script>\n' },
		passes: { path: 'intro.html', text: '<h1>Hello</h1><p>What this role does.</p>\n' }
	}
});

export const introNotStatic: Rule<ContentFacts> = {
	name: 'intro-not-static',
	*check({ content }) {
		for (const { reason, what, path, span } of content?.intro ?? []) {
			yield GUIDE_INTRO_NOT_STATIC.find(reason, { what }, { path, span });
		}
	}
};
