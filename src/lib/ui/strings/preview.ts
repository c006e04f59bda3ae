import { text } from '../../contract/language';
import type { RefusedWhy } from '../../preview/refused';

export const preview = {
	views: text('What to preview', '预览内容'),
	launch: text('Launch', '启动'),
	intro: text('Intro page', '介绍页'),
	role: text('role.md', 'role.md'),
	card: text('Website card', '网站卡片'),

	start: text('Launch', '启动'),
	stop: text('Stop', '停止'),
	stopping: text('Stopping', '正在停止'),
	reload: text('Reload', '重新加载'),
	back: text('Back', '后退'),
	forward: text('Forward', '前进'),
	address: text('Address in the package', '包内地址'),
	opening: text('Starting the preview', '正在启动预览'),
	page: text('The launched page', '已启动的页面'),
	what: text(
		'Runs {target} the way Agotalk would: with storage, without network, apart from this page.',
		'按 Agotalk 的方式运行 {target}：有存储，没有网络，与本页隔离。'
	),
	noEntry: text(
		'Only an application whose entry page is in the package can be launched.',
		'只有入口页面在包内的应用才能启动。'
	),
	noIntro: text('The package has no intro page.', '包内没有介绍页。'),
	introNote: text('Shown without scripts, as the guide asks.', '按指南要求，不运行脚本。'),
	noRole: text('The package has no role.md.', '包内没有 role.md。'),
	frontMatter: text('Front matter', 'Front matter'),
	frontMatterRaw: text(
		'The front matter could not be read as YAML. It is shown as it stands; nothing of it was run.',
		'Front matter 不是可读的 YAML。按原样显示，没有运行其中任何内容。'
	),
	noBody: text('There is nothing after the front matter.', 'Front matter 之后没有内容。'),

	check: text('Launch check', '启动检查'),
	checking: text('Watching the page for {seconds} seconds', '正在观察页面 {seconds} 秒'),
	cancel: text('Cancel', '取消'),
	checkClean: [
		text(
			'Nothing wrong was seen: {requests} request, answered from the package.',
			'没有发现问题：{requests} 个请求由包内文件应答。'
		),
		text(
			'Nothing wrong was seen: {requests} requests, all answered from the package.',
			'没有发现问题：{requests} 个请求都由包内文件应答。'
		)
	] as const,
	checkFound: [
		text('{n} finding at launch', '启动时发现 {n} 个问题'),
		text('{n} findings at launch', '启动时发现 {n} 个问题')
	] as const,

	console: text('Console', '控制台'),
	requests: text('Requests', '请求'),
	consoleEmpty: text('The page has logged nothing.', '页面没有输出。'),
	requestsEmpty: text('The page has asked for nothing yet.', '页面还没有请求任何内容。'),
	clear: text('Clear', '清空'),
	earlier: text('{n} earlier ones are not shown.', '较早的 {n} 条未显示。'),
	dropped: text(
		'The page sent too many messages: {n} were not taken.',
		'页面发送的消息过多：有 {n} 条未接收。'
	),
	path: text('Path', '路径'),
	status: text('Status', '状态'),
	bytes: text('Bytes', '字节'),
	time: text('Time', '用时'),
	ms: text('{ms} ms', '{ms} 毫秒'),
	refusedRequest: text('refused', '已拒绝'),
	dialogLine: text('{type}: {text}', '{type}：{text}'),
	workerRefused: text(
		'Service worker {url} was not registered: its scope {scope} is outside of the package or above its own folder.',
		'未注册 service worker {url}：范围 {scope} 在包外，或高于它自己所在的目录。'
	),
	workerModule: text(
		'Service worker {url} was not registered: the preview runs no service workers that are modules.',
		'未注册 service worker {url}：预览不运行模块类型的 service worker。'
	),
	workerEmulated: text(
		'Service worker {url} runs inside the preview’s own, for {scope}.',
		'service worker {url} 在预览自己的 service worker 中运行，范围 {scope}。'
	),

	reducedNote: text(
		'A reduced preview: the page runs with an origin of nobody. What does not work here:',
		'简化预览：页面在无来源的环境中运行。以下功能在这里不可用：'
	),
	reducedMissing: [
		text('localStorage and IndexedDB that last', '持久的 localStorage 和 IndexedDB'),
		text('fetch of files in the package', '用 fetch 读取包内文件'),
		text('JavaScript modules that import others', '导入其他模块的 JavaScript 模块'),
		text('Web Workers and service workers from files', '来自文件的 Web Worker 和 service worker'),
		text('links to other pages of the package', '指向包内其他页面的链接'),
		text('the launch check', '启动检查')
	] as const,
	startReduced: text('Show a reduced preview', '显示简化预览'),
	ownTab: text('Open in a tab of its own', '在独立标签页中打开'),
	ownTabOpen: text(
		'The page runs in a tab of its own. Its console and requests appear here.',
		'页面在独立标签页中运行。控制台和请求显示在这里。'
	),
	ownTabBlocked: text('The browser opened no tab.', '浏览器没有打开标签页。'),
	retry: text('Try again', '重试'),
	refusedTitle: text('The preview can’t run here', '无法在此运行预览'),
	refused: {
		'no-origin': text(
			'This site has no second origin to run packages at.',
			'此站点没有用于运行包的第二个来源。'
		),
		unreachable: text('The preview’s own origin does not answer.', '预览所用的来源没有响应。'),
		busy: text(
			'Another tab is previewing a package. Close that preview first.',
			'另一个标签页正在预览。先关闭那个预览。'
		),
		'no-service-worker': text(
			'This browser gives the preview no service worker, often because the window is private.',
			'浏览器没有为预览提供 service worker，常见于无痕窗口。'
		),
		'service-worker': text(
			'This browser refuses storage to the preview’s origin inside this page.',
			'浏览器拒绝预览来源在本页内使用存储。'
		),
		failed: text('The preview did not start.', '预览没有启动。')
	} satisfies Record<RefusedWhy, ReturnType<typeof text>>,

	cardNote: text(
		'As the catalogue would list it. Images are the package’s own.',
		'按目录的显示方式。图片来自包内。'
	),
	locale: text('Language of the card', '卡片语言'),
	localeOwn: text('Default', '默认'),
	noTitle: text('No title', '没有标题'),
	noSummary: text('No summary', '没有简介'),
	noCover: text('No cover image', '没有封面图'),
	avatarAlt: text('Avatar', '头像'),
	coverAlt: text('Cover', '封面'),
	screenshotAlt: text('Screenshot {n}', '截图 {n}'),
	screenshots: text('Screenshots', '截图')
};
