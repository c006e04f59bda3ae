import { defineCode } from '../../../../contract/code';
import { text } from '../../../../contract/language';
import { CONTRACT_PATH } from '../../facts/contract-file';
import { similarHints } from './entry-codes';
import { CONTRACT_TERMS } from './terms';

const preview = (cover: string): string => `[preview]\ncover_image = ${cover}`;
const passes = { path: CONTRACT_PATH, text: preview('"assets/cover.png"') };
const why = text(
	'The import preview and the website show these files.',
	'导入预览和网站会展示这些文件。'
);

export const ROLE_PREVIEW_INVALID = defineCode({
	code: 'ROLE_PREVIEW_INVALID',
	level: 'error',
	stage: 'contract',
	basis: 'guide',
	section: '§4',
	title: text('The preview section holds paths', 'preview 里是路径'),
	messages: {
		'': text('{key} is {found}, expected {expected}', '{key} 是 {found}，应为 {expected}')
	},
	why,
	todo: text(
		'Write a path in quotes; screenshots is a list of them.',
		'写带引号的路径；screenshots 是路径列表。'
	),
	terms: CONTRACT_TERMS,
	examples: {
		fails: { path: CONTRACT_PATH, text: '[preview]\nscreenshots = "assets/one.png"' },
		passes
	}
});

export const ROLE_PREVIEW_OUTSIDE_PACKAGE = defineCode({
	code: 'ROLE_PREVIEW_OUTSIDE_PACKAGE',
	level: 'error',
	stage: 'contract',
	basis: 'guide',
	section: '§4',
	title: text('Preview files lie inside the package', '预览文件在包内'),
	messages: {
		'': text(
			'{key} is {target}, which leads outside the package: expected a path relative to its root',
			'{key} 是 {target}，指向包外：应为相对包根目录的路径'
		)
	},
	why,
	todo: text(
		'Put the file into the package and write its path from the root.',
		'把文件放进包里，写相对包根目录的路径。'
	),
	terms: CONTRACT_TERMS,
	examples: { fails: { path: CONTRACT_PATH, text: preview('"../cover.png"') }, passes }
});

export const ROLE_PREVIEW_NOT_FOUND = defineCode({
	code: 'ROLE_PREVIEW_NOT_FOUND',
	level: 'error',
	stage: 'contract',
	basis: 'guide',
	section: '§4',
	title: text('Preview files exist', '预览文件存在'),
	messages: {
		'': text('{key}: {target} is not in the package', '{key}：包里没有 {target}')
	},
	hints: similarHints,
	why,
	todo: text(
		'Add the file, correct the path, or leave the key out.',
		'添加该文件、改正路径，或去掉这个键。'
	),
	terms: CONTRACT_TERMS,
	examples: { fails: { path: CONTRACT_PATH, text: preview('"assets/Cover.png"') }, passes }
});

export const ROLE_PREVIEW_NOT_FILE = defineCode({
	code: 'ROLE_PREVIEW_NOT_FILE',
	level: 'error',
	stage: 'contract',
	basis: 'guide',
	section: '§4',
	title: text('Preview entries are files', '预览项是文件'),
	messages: {
		'': text('{key}: {target} is a directory, expected a file', '{key}：{target} 是目录，应为文件')
	},
	why,
	todo: text('Name a file.', '写出文件。'),
	terms: CONTRACT_TERMS,
	examples: { fails: { path: CONTRACT_PATH, text: preview('"assets"') }, passes }
});
