import { defineCode } from '../../../contract/code';
import { text } from '../../../contract/language';

export const LAUNCH_NETWORK_ATTEMPT = defineCode({
	code: 'LAUNCH_NETWORK_ATTEMPT',
	level: 'error',
	stage: 'launch',
	basis: 'guide',
	section: '§5, §8',
	title: text('The page called another host', '页面访问了其他主机'),
	why: text(
		'The page runs fully offline at launch: no scripts, styles, fonts or data from any network address.',
		'页面启动时完全离线运行：不从任何网络地址加载脚本、样式、字体或数据。'
	),
	todo: text(
		'Copy what the page loads into the package and refer to the copy.',
		'把页面要加载的内容复制到包里，并引用这份副本。'
	),
	messages: {
		'': text('The page tried to reach {url} ({how})', '页面试图访问 {url}（{how}）')
	},
	examples: {
		fails: {
			path: 'contents/app/index.html',
			text: '<script src="https://cdn.example/three.js"></script>'
		},
		passes: { path: 'contents/app/index.html', text: '<script src="vendor/three.js"></script>' }
	}
});
