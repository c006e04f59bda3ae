import { text } from '../../contract/language';

export const failed = {
	input: {
		title: text('This could not be read', '无法读取'),
		body: text(
			'The cause is in what was dropped, not in Rolecheck. Nothing was changed.',
			'原因在拖入的内容，不在 Rolecheck。没有改动任何东西。'
		)
	},
	browser: {
		title: text('This browser lacks something that is needed', '这个浏览器缺少必要的功能'),
		body: text(
			'Your package is not to blame. A current Chrome, Edge, Firefox or Safari will do.',
			'问题不在你的包。请用新版 Chrome、Edge、Firefox 或 Safari。'
		)
	},
	ours: {
		title: text('Rolecheck made a mistake', 'Rolecheck 出错了'),
		body: text(
			'This says nothing about your package. The details below help whoever repairs Rolecheck; they hold no file contents.',
			'这不代表你的包有问题。下面的信息可帮助修复 Rolecheck，其中不含文件内容。'
		)
	},
	codes: {
		TOO_MANY_FILES: text(
			'The folder holds more than 100,000 files. Drop the package’s own folder.',
			'文件夹里的文件超过 100,000 个。请拖入包自己的文件夹。'
		),
		WORKER_FAILED: text(
			'The part that reads packages did not start. Reload the page; if that does not help, an extension or a policy may block workers.',
			'读取包的部分没有启动。请重新加载页面；若仍不行，可能是扩展或策略阻止了 worker。'
		),
		CHANGED_ON_DISK: text(
			'The file changed on disk after it was dropped. Drop it again.',
			'文件在拖入之后被改动了。请重新拖入。'
		),
		EXAMPLE_MISSING: text('The example could not be loaded.', '示例加载失败。')
	},
	details: text('Details', '详细信息'),
	copyDetails: text('Copy details', '复制详细信息'),
	again: text('Check another package', '检查另一个包'),
	faults: [
		text(
			'{n} of our rules failed and judged nothing. That is our fault, not your package’s.',
			'我们有 {n} 条规则运行失败，没有作出判断。这是我们的问题，与你的包无关。'
		),
		text(
			'{n} of our rules failed and judged nothing. That is our fault, not your package’s.',
			'我们有 {n} 条规则运行失败，没有作出判断。这是我们的问题，与你的包无关。'
		)
	] as const
};
