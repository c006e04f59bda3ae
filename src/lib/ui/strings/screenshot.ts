import { text } from '../../contract/language';

export const screenshot = {
	title: text('Screenshots', '截图'),
	lead: text(
		'Share a tab or a window; one picture of it is taken, cut to 16:9, and sharing ends at once.',
		'共享一个标签页或窗口；只截取一张图片，裁剪为 16:9，随即停止共享。'
	),
	count: [
		text('The package will have {n} screenshot.', '这个包将有 {n} 张截图。'),
		text('The package will have {n} screenshots.', '这个包将有 {n} 张截图。')
	] as const,
	enough: text('The guide asks for one to three.', '指南要求一到三张。'),
	tooMany: text(
		'The guide asks for at most three: remove some, here or from the contract.',
		'指南最多要求三张：请在这里或契约里去掉一些。'
	),
	take: text('Take a screenshot', '截取截图'),
	asking: text(
		'Choose in the browser’s dialog what to share',
		'请在浏览器对话框中选择要共享的内容'
	),
	keep: text('Add to the package', '加入包中'),
	again: text('Take another instead', '重新截取'),
	discard: text('Discard', '放弃'),
	remove: text('Remove screenshot {n}', '移除第 {n} 张截图'),
	alt: text('The screenshot that was taken', '刚截取的截图'),
	keptAlt: text('Screenshot {n}', '第 {n} 张截图'),
	whole: text('Scaled from {width} × {height} pixels.', '由 {width} × {height} 像素缩放而来。'),
	cut: text(
		'Cut to 16:9 at the middle of {width} × {height} pixels: {share} of it is shown.',
		'从 {width} × {height} 像素的中部裁剪为 16:9：保留 {share}。'
	),
	stillLarge: text(
		'Even with few colours it is over 1 MB; the guide asks for less.',
		'即使减少颜色仍超过 1 MB；指南要求更小。'
	),
	optional: text(
		'Not for a finding: pictures you took, and their names in the contract.',
		'不针对任何问题：你截取的图片，以及它们在契约里的名称。'
	)
};

/** Why no screenshot can be put into the package. */
export const noRoom = {
	'no-contract': text(
		'Screenshots are named in agotalk.role.toml, and this package has none. Add that file first.',
		'截图要写在 agotalk.role.toml 里，而这个包没有该文件。请先添加它。'
	),
	'contract-broken': text(
		'Screenshots are named in [preview] of agotalk.role.toml, which can’t be written as it stands. Correct that file first.',
		'截图要写在 agotalk.role.toml 的 [preview] 里，但目前无法写入。请先改正该文件。'
	)
};

/** Why no picture was taken. */
export const noPicture = {
	unsupported: text(
		'This browser can’t share a tab or a window. A current Chrome, Edge, Firefox or Safari on a computer can.',
		'此浏览器不能共享标签页或窗口。请在电脑上使用新版 Chrome、Edge、Firefox 或 Safari。'
	),
	'not-shared': text(
		'Nothing was shared, so no screenshot was taken. If you did not cancel it yourself, allow this site to share the screen in the browser’s settings, and try again.',
		'没有共享任何内容，因此没有截图。如果不是你自己取消的，请在浏览器设置中允许此网站共享屏幕，然后重试。'
	),
	forbidden: text(
		'The system does not let this browser see the screen. Allow screen recording for it in the system’s privacy settings, and try again.',
		'系统不允许此浏览器查看屏幕。请在系统的隐私设置中允许它录制屏幕，然后重试。'
	),
	'nothing-to-share': text(
		'There is no tab or window that could be shared. Open the application in one, and try again.',
		'没有可以共享的标签页或窗口。请先在其中打开应用，然后重试。'
	),
	'no-picture': text(
		'What was shared showed no picture. Bring its window to the front, and try again.',
		'共享的内容没有画面。请把该窗口放到前面，然后重试。'
	)
};

export const otherFailure = text('The screenshot could not be made: {why}', '无法生成截图：{why}');
