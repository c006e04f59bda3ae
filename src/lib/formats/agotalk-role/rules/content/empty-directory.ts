import { defineCode } from '../../../../contract/code';
import { text } from '../../../../contract/language';
import type { Rule } from '../../../../contract/rule';
import type { ContentFacts } from '../../content-facts';

export const GUIDE_EMPTY_DIRECTORY = defineCode({
	code: 'GUIDE_EMPTY_DIRECTORY',
	level: 'info',
	stage: 'guide',
	basis: 'own',
	section: null,
	title: text('Empty directory', '空目录'),
	why: text(
		'A zip made of files alone has no empty directories, so this one is lost on the way.',
		'只由文件组成的 zip 不含空目录，所以它会在途中丢失。'
	),
	todo: text(
		'Put a file into the directory if the app needs it, or delete it.',
		'如果应用需要这个目录，就放一个文件进去；否则删掉它。'
	),
	messages: { '': text('{directory}/ holds no file', '{directory}/ 里没有文件') },
	examples: {
		fails: { path: 'contents/app/data/', text: '' },
		passes: { path: 'contents/app/data/words.json', text: '[]\n' }
	}
});

export const emptyDirectory: Rule<ContentFacts> = {
	name: 'empty-directory',
	*check({ files, directories }) {
		const empty = new Set(directories);
		empty.delete('');
		for (const directory of [...empty]) empty.delete(parentOf(directory));
		for (const path of files.keys()) {
			if (empty.size === 0) return;
			empty.delete(parentOf(path));
		}
		for (const directory of empty)
			yield GUIDE_EMPTY_DIRECTORY.find('', { directory }, { path: directory });
	}
};

const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));
