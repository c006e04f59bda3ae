import { defineCode } from '../../../../contract/code';
import { text } from '../../../../contract/language';
import type { Rule } from '../../../../contract/rule';
import type { ContentFacts } from '../../content-facts';

export const GUIDE_SKILLS_NOT_MARKDOWN = defineCode({
	code: 'GUIDE_SKILLS_NOT_MARKDOWN',
	level: 'warning',
	stage: 'guide',
	basis: 'guide',
	section: '§2, §5',
	title: text('Only Markdown in skills/', 'skills/ 里只放 Markdown'),
	why: text(
		'An agent reads skills/ as instructions. Software, styles and images there are never run or shown.',
		'智能体把 skills/ 当作说明来读。放在里面的程序、样式和图片不会运行，也不会显示。'
	),
	todo: text(
		'Move the file to contents/ or assets/, and keep a .md file that explains how to use it.',
		'把文件移到 contents/ 或 assets/，并留一个 .md 文件说明如何使用它。'
	),
	messages: {
		'': text('{name} is in skills/ and is not a .md file', '{name} 在 skills/ 里，但不是 .md 文件')
	},
	hints: {
		extension: text('Name it with the extension .md', '把扩展名改为 .md')
	},
	examples: {
		fails: { path: 'skills/run.sh', text: 'echo hi\n' },
		passes: { path: 'skills/rebuild-bundle.md', text: '# Rebuild the bundle\n' }
	}
});

export const skillsNotMarkdown: Rule<ContentFacts> = {
	name: 'skills-not-markdown',
	*check({ files }) {
		for (const path of files.keys()) {
			if (!path.startsWith('skills/') || path.endsWith('.md')) continue;
			const name = path.slice(path.lastIndexOf('/') + 1);
			const hint = /\.(?:md|markdown|mdx)$/iu.test(name) ? 'extension' : null;
			yield GUIDE_SKILLS_NOT_MARKDOWN.find('', { name }, { path, hint });
		}
	}
};
