import type { ContentFacts } from '../../src/lib/formats/agotalk-role/content-facts';
import { gatherContent } from '../../src/lib/formats/agotalk-role/gather-content';
import { introNotStatic } from '../../src/lib/formats/agotalk-role/rules/content/intro-not-static';
import { networkAtLaunch } from '../../src/lib/formats/agotalk-role/rules/content/network-at-launch';
import { resourceMissing } from '../../src/lib/formats/agotalk-role/rules/content/resource-missing';
import { secret } from '../../src/lib/formats/agotalk-role/rules/content/secret';
import { state } from '../../src/lib/formats/agotalk-role/rules/content/state';
import type { Finding } from '../../src/lib/contract/finding';
import { Lines } from '../../src/lib/contract/lines';
import { check } from '../../src/lib/contract/rule';
import { contentFacts } from './content-facts';

export type Files = Readonly<Record<string, string | Uint8Array>>;

const RULES = [introNotStatic, networkAtLaunch, resourceMissing, secret, state];

export const ENTRY = 'contents/app/index.html';

/** Facts of a package whose entry is `ENTRY`, if that is among its files. */
export async function gathered(files: Files, remembers?: boolean): Promise<ContentFacts> {
	const bytes = Object.entries(files).map(
		([path, data]) =>
			[path, typeof data === 'string' ? new TextEncoder().encode(data) : data] as const
	);
	const facts = contentFacts(
		Object.fromEntries(bytes.map(([path, data]) => [path, data.length])),
		remembers === undefined
			? {}
			: { remembersProgress: { value: remembers, span: { start: 0, end: 4 } } }
	);
	const entryTarget = ENTRY in files ? ENTRY : null;
	const content = await gatherContent({
		files: facts.files,
		entryTarget,
		introPaths: 'intro.html' in files ? ['intro.html'] : [],
		images: Object.keys(files).filter((path) => /\.(?:png|jpg)$/u.test(path)),
		read: ({ node }) => Promise.resolve(bytes[node]?.[1] ?? new Uint8Array())
	});
	return { ...facts, entryTarget, content };
}

export async function findings(files: Files, remembers?: boolean): Promise<Finding[]> {
	const { findings, faults } = check(await gathered(files, remembers), RULES);
	if (faults.length > 0) throw new Error(JSON.stringify(faults));
	return findings;
}

/** Findings as `CODE·reason@path:line`, without `GUIDE_`; the folder of the entry is left out of paths. */
export async function report(files: Files, remembers?: boolean): Promise<string[]> {
	const facts = await gathered(files, remembers);
	return (await findings(files, remembers)).map(({ code, reason, path, span, hint }) => {
		const text = path === null ? undefined : facts.content?.texts.get(path);
		const line = text !== undefined && span ? `:${new Lines(text).range(span).line}` : '';
		const shown = (path ?? '').replace('contents/app/', '');
		const why = reason ?? hint;
		return `${code.replace('GUIDE_', '')}${why === null ? '' : `·${why}`}@${shown}${line}`;
	});
}

/** The same for one page, with other files beside it. */
export const ofPage = (html: string, files: Files = {}): Promise<string[]> =>
	report({
		[ENTRY]: html,
		...Object.fromEntries(
			Object.entries(files).map(([path, data]) => [`contents/app/${path}`, data])
		)
	});

/** The same for one script that the page runs. */
export const ofScript = (code: string, files: Files = {}, type = ''): Promise<string[]> =>
	ofPage(`<script src="app.js"${type && ` type="${type}"`}></script>`, {
		'app.js': code,
		...files
	});
