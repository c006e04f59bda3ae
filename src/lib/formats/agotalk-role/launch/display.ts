import { defineCode } from '../../../contract/code';
import { text } from '../../../contract/language';

export const LAUNCH_BLANK = defineCode({
	code: 'LAUNCH_BLANK',
	level: 'warning',
	stage: 'launch',
	basis: 'own',
	section: null,
	title: text('Nothing can be seen', '看不到任何内容'),
	why: text(
		'The page loaded and showed no text, no image and no drawing: a user sees an empty window.',
		'页面已加载，但没有显示文字、图片或图形：用户看到的是空窗口。'
	),
	todo: text(
		'Show something at once, if only a title; then look for what keeps the rest from appearing.',
		'先立刻显示一些内容，哪怕只有标题；再查找其余内容不出现的原因。'
	),
	messages: {
		'': text(
			'Nothing was painted within {seconds} seconds: no visible text, image or canvas',
			'{seconds} 秒内没有绘制任何内容：没有可见的文字、图片或画布'
		)
	},
	examples: {
		fails: { path: 'contents/app/index.html', text: '<div id="app"></div>' },
		passes: { path: 'contents/app/index.html', text: '<div id="app">Words John</div>' }
	}
});

export const LAUNCH_TIMEOUT = defineCode({
	code: 'LAUNCH_TIMEOUT',
	level: 'error',
	stage: 'launch',
	basis: 'own',
	section: null,
	title: text('The page did not finish loading', '页面没有加载完成'),
	why: text(
		'A page that never finishes loading is stuck in its own script, most often in an endless loop.',
		'一直加载不完的页面卡在自己的脚本里，多半是死循环。'
	),
	todo: text(
		'Look for a loop that does not end, or that waits for something that does not come.',
		'查找不会结束的循环，或在等待永远不会到来的东西的循环。'
	),
	messages: {
		'': text(
			'The load event did not come within {seconds} seconds',
			'{seconds} 秒内没有触发 load 事件'
		)
	},
	examples: {
		fails: { path: 'contents/app/app.js', text: 'while (!ready) {}' },
		passes: { path: 'contents/app/app.js', text: 'await ready;' }
	}
});
