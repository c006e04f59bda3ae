import { defineCode } from '../../../contract/code';
import { text } from '../../../contract/language';

export const LAUNCH_RESOURCE_MISSING = defineCode({
	code: 'LAUNCH_RESOURCE_MISSING',
	level: 'error',
	stage: 'launch',
	basis: 'own',
	section: '§5',
	title: text('A file that is not in the package was asked for', '请求了包内没有的文件'),
	why: text(
		'The page runs from the package alone. A file that is not there is simply missing for the user.',
		'页面只依靠包内的文件运行。包里没有的文件，用户就看不到。'
	),
	todo: text(
		'Add the file to the package, or correct the address that the page asks for. Case counts.',
		'把文件放进包里，或改正页面请求的地址。区分大小写。'
	),
	messages: {
		'': text('{target} was asked for and is not in the package', '请求了 {target}，包内没有此文件')
	},
	hints: {
		absolute: text(
			'An address that starts with / does not lead into the package; write it relative to the page',
			'以 / 开头的地址不指向包内；请写成相对于页面的地址'
		)
	},
	examples: {
		fails: { path: 'contents/app/index.html', text: '<script src="/assets/app.js"></script>' },
		passes: { path: 'contents/app/index.html', text: '<script src="assets/app.js"></script>' }
	}
});
