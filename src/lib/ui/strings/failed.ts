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
	/** Where the title by blame does not fit. */
	titles: {
		OUT_OF_MEMORY: text('This browser ran out of memory', '这个浏览器的内存不足'),
		NO_ROOM: text('This browser has no room left', '这个浏览器的存储空间不足'),
		PART_MISSING: text('A part of Rolecheck is missing', 'Rolecheck 缺少一个部分')
	},
	codes: {
		OUT_OF_MEMORY: text(
			'There was not enough memory for this package. Close other tabs and try again; on a phone, try a computer. Your package is unchanged, and may be fine.',
			'内存不足以处理这个包。请关闭其他标签页后重试；手机上请改用电脑。你的包没有改动，也不一定有问题。'
		),
		NO_ROOM: text(
			'The browser would store no more. Free some space on this device, or clear what sites have stored, and try again.',
			'浏览器无法再存储内容。请释放设备空间或清除网站数据后重试。'
		),
		PART_MISSING: text(
			'A part of this page could not be loaded. Reload the page; if that does not help, look at the connection.',
			'本页的一个部分无法加载。请重新加载页面；若仍不行，请检查网络连接。'
		),
		TOO_MANY_FILES: text(
			'The folder holds more than 100,000 files. Drop the package’s own folder.',
			'文件夹里的文件超过 100,000 个。请拖入包自己的文件夹。'
		),
		WORKER_FAILED: text(
			'The part that reads packages did not start. Reload the page; if that does not help, an extension or a policy may block workers.',
			'读取包的部分没有启动。请重新加载页面；若仍不行，可能是扩展或策略阻止了 worker。'
		),
		CHANGED_ON_DISK: text(
			'The file was changed, moved or deleted after it was dropped, or may not be read. Drop it again.',
			'文件在拖入之后被改动、移动或删除，或者没有读取权限。请重新拖入。'
		),
		EXAMPLE_MISSING: text('The example could not be loaded.', '示例加载失败。')
	},
	doing: text('It happened at this step: {what}.', '发生在这一步：{what}。'),
	stale: text(
		'A newer version of Rolecheck was put up after this page was opened, and the old one’s parts are gone. Reload the page: what you set aside and what you edited is kept.',
		'打开本页之后，Rolecheck 发布了新版本，旧版本的部分已不在。请重新加载页面：你搁置的和编辑的内容都会保留。'
	),
	reload: text('Reload the page', '重新加载页面'),
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
