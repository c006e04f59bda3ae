import { defineCode } from '../../../contract/code';
import { text } from '../../../contract/language';

export const LAUNCH_SCRIPT_ERROR = defineCode({
	code: 'LAUNCH_SCRIPT_ERROR',
	level: 'error',
	stage: 'launch',
	basis: 'own',
	section: null,
	title: text('A script failed', '脚本出错'),
	why: text(
		'What comes after an uncaught error does not run; the app may look alive and do nothing.',
		'未捕获的错误之后的代码不会运行；应用看似正常，却没有反应。'
	),
	todo: text(
		'Open the file at the line shown and correct the cause, or catch the error where it can be handled.',
		'打开所示的文件和行并修正原因，或在能处理的地方捕获错误。'
	),
	messages: {
		error: text('Uncaught error: {message}', '未捕获的错误：{message}'),
		rejection: text(
			'A promise was rejected and nothing handles it: {message}',
			'Promise 被拒绝且无人处理：{message}'
		)
	},
	examples: {
		fails: { path: 'contents/app/app.js', text: "document.querySelector('#none').focus();" },
		passes: { path: 'contents/app/app.js', text: "document.querySelector('#none')?.focus();" }
	}
});

export const LAUNCH_CONSOLE_ERROR = defineCode({
	code: 'LAUNCH_CONSOLE_ERROR',
	level: 'warning',
	stage: 'launch',
	basis: 'own',
	section: null,
	title: text('The page logged an error', '页面记录了错误'),
	why: text(
		'The page itself says that something went wrong while it started.',
		'页面自己报告启动时出了问题。'
	),
	todo: text(
		'Read the message and remove its cause; log what is no error with console.info.',
		'查看消息并消除原因；不是错误的内容用 console.info 记录。'
	),
	messages: { '': text('console.error: {message}', 'console.error：{message}') },
	examples: {
		fails: { path: 'contents/app/app.js', text: "console.error('no save found');" },
		passes: { path: 'contents/app/app.js', text: "console.info('no save found');" }
	}
});
