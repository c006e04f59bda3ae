import { defineCode } from '../../../../contract/code';
import { text } from '../../../../contract/language';
import type { Rule } from '../../../../contract/rule';
import type { ContentFacts } from '../../content-facts';

export const GUIDE_NETWORK_AT_LAUNCH = defineCode({
	code: 'GUIDE_NETWORK_AT_LAUNCH',
	level: 'warning',
	stage: 'guide',
	basis: 'guide',
	section: '§5, §8',
	title: text('No network at launch', '启动时不联网'),
	why: text(
		'The app runs offline when it is launched: what it asks of another host does not come, and the page may stay blank.',
		'应用启动时处于离线状态：向外部主机请求的内容不会到来，页面可能一直空白。'
	),
	todo: text(
		'Put a copy of the file into the package, and refer to that by a relative path.',
		'把文件的副本放进包里，并用相对路径引用它。'
	),
	messages: {
		script: text('Loads the script {url} at launch', '启动时加载脚本 {url}'),
		style: text('Loads the style sheet {url} at launch', '启动时加载样式表 {url}'),
		font: text('Loads the font {url} at launch', '启动时加载字体 {url}'),
		image: text('Loads the image {url} at launch', '启动时加载图片 {url}'),
		media: text('Loads sound or video from {url} at launch', '启动时加载音频或视频 {url}'),
		frame: text('Opens the page {url} at launch', '启动时打开网页 {url}'),
		fetch: text('Fetches {url} at launch', '启动时请求 {url}'),
		worker: text('Starts a worker from {url} at launch', '启动时从 {url} 启动 worker'),
		import: text('Imports the module {url} at launch', '启动时导入模块 {url}'),
		websocket: text('Opens a socket to {url} at launch', '启动时连接 {url}')
	},
	hints: {
		local: text(
			'That address is a server on your own machine; nobody else has it',
			'这个地址是你自己电脑上的服务器，别人没有'
		)
	},
	examples: {
		fails: {
			path: 'contents/word-pop-game/index.html',
			text: '<script src="https://cdn.example.com/lib.js"></script>\n'
		},
		passes: {
			path: 'contents/word-pop-game/index.html',
			text: '<script src="vendor/lib.js"></script>\n'
		}
	}
});

export const networkAtLaunch: Rule<ContentFacts> = {
	name: 'network-at-launch',
	*check({ content }) {
		for (const { kind, url, path, span } of content?.reached?.network ?? []) {
			const hint = /^(?:\w+:)?\/\/(?:localhost|127\.|0\.0\.0\.0|\[::1\])/iu.test(url)
				? 'local'
				: null;
			yield GUIDE_NETWORK_AT_LAUNCH.find(kind, { url }, { path, span, hint });
		}
	}
};
