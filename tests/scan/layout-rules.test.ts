import { expect, it } from 'vitest';
import { emptyDirectory } from '../../src/lib/formats/agotalk-role/rules/content/empty-directory';
import { skillsNotMarkdown } from '../../src/lib/formats/agotalk-role/rules/content/skills-not-markdown';
import { toolchainShipped } from '../../src/lib/formats/agotalk-role/rules/content/toolchain-shipped';
import { contentFacts, found } from './content-facts';

const sizes = (...paths: string[]): Record<string, number> =>
	Object.fromEntries(paths.map((path) => [path, 1]));

it('GUIDE_SKILLS_NOT_MARKDOWN: any file under skills/ at any depth', () => {
	const facts = contentFacts(
		sizes('skills/a.md', 'skills/run.sh', 'skills/x/y.MD', 'my-skills/z.js', 'contents/skills/z.js')
	);
	expect(found(skillsNotMarkdown, facts)).toEqual([
		'GUIDE_SKILLS_NOT_MARKDOWN@skills/run.sh warning',
		'GUIDE_SKILLS_NOT_MARKDOWN@skills/x/y.MD warning'
	]);
	const hints = [...skillsNotMarkdown.check(facts)].map(({ hint }) => hint);
	expect(hints).toEqual([null, 'extension']);
});

it('GUIDE_TOOLCHAIN_SHIPPED: under the folder of the entry only', () => {
	const files = sizes(
		'package.json',
		'contents/app/package.json',
		'contents/app/pnpm-lock.yaml',
		'contents/app/vite.config.mjs',
		'contents/app/src/Main.svelte',
		'contents/app/app.js.map',
		'contents/app/app.js',
		'contents/app/maps/data.json',
		'contents/app/video/0.ts',
		'contents/app/video/all.m3u8',
		'contents/apple/a.tsx'
	);
	const facts = contentFacts(files, { entryTarget: 'contents/app/index.html' });
	expect(found(toolchainShipped, facts)).toEqual(
		['package.json', 'pnpm-lock.yaml', 'vite.config.mjs', 'src/Main.svelte', 'app.js.map'].map(
			(name) => `GUIDE_TOOLCHAIN_SHIPPED@contents/app/${name} advice`
		)
	);
	expect(found(toolchainShipped, contentFacts(files))).toEqual([]);
});

it('GUIDE_EMPTY_DIRECTORY: the innermost, whether its parents are listed or not', () => {
	const facts = contentFacts(sizes('a/x.txt'), { directories: ['a', 'a/empty', 'b/c', 'b'] });
	expect(found(emptyDirectory, facts)).toEqual([
		'GUIDE_EMPTY_DIRECTORY@a/empty info',
		'GUIDE_EMPTY_DIRECTORY@b/c info'
	]);
});
