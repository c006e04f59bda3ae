import fc from 'fast-check';
import { expect } from 'vitest';
import { parseContract } from '../../src/lib/formats/agotalk-role/facts/contract-file';
import { readFrontMatter } from '../../src/lib/formats/agotalk-role/facts/front-matter';
import { scanCss } from '../../src/lib/scan/css/scan-css';
import { scanHtml } from '../../src/lib/scan/html/scan-html';
import { staticProblems } from '../../src/lib/scan/html/static-problems';
import { scanJavaScript } from '../../src/lib/scan/javascript/scan-javascript';
import type { Scanned } from '../../src/lib/scan/reference';
import { decodeReport } from '../../src/lib/share/link/decode';
import { readFragment } from '../../src/lib/share/link/fragment';
import { codes } from '../../src/lib/formats/catalogue';
import { anyArchive, changed, gzips, tars, zips } from '../arbitraries/archives';
import { soup } from '../arbitraries/markup';
import { damaged, goodPackages } from '../arbitraries/packages';
import { survives } from '../archive/survives';
import { judge } from '../bundle/judge';
import { memoryTree, file } from '../bundle/memory-tree';
import { smallBundle } from '../bundle/small-bundle';
import { brokenFiles, check, openZip, zipOf } from '../share/packages';
import { packText, payloadOf, unpacked } from '../share/payload';

/** What is fed to one reader, and what must hold of it beside that it ends. */
export interface Target {
	readonly name: string;
	readonly inputs: fc.Arbitrary<unknown>;
	readonly holds: (input: never) => unknown;
}

const target = <Input>(
	name: string,
	inputs: fc.Arbitrary<Input>,
	holds: (input: Input) => unknown
): Target => ({ name, inputs, holds });

/** Texts of the faultless packages under a name. */
const goodTexts = (name: RegExp): string[] =>
	[...goodPackages.values()].flatMap((files) =>
		[...files].flatMap(([path, bytes]) =>
			name.test(path) ? [new TextDecoder().decode(bytes)] : []
		)
	);

const damagedOneOf = (texts: readonly string[]): fc.Arbitrary<string> =>
	fc.constantFrom(...texts).chain(damaged);

const inside =
	(scan: (text: string) => Scanned) =>
	(text: string): void => {
		const { references, storage } = scan(text);
		for (const { span } of [...references, ...storage]) {
			expect(span.start).toBeGreaterThanOrEqual(0);
			expect(span.end).toBeGreaterThanOrEqual(span.start);
			expect(span.end).toBeLessThanOrEqual(text.length);
		}
	};

const SCRIPT = `import { a } from './a.js';
const url = new URL('./b.png', import.meta.url);
export async function load(name) {
	for (const [key, value] of Object.entries({ ...name })) localStorage.setItem(key, \`\${value}\`);
	if (!navigator.onLine) return fetch('/data.json').then((answer) => answer.json());
	return new Worker(\`work-\${name?.id ?? 0}.js\`);
}
class Loader extends HTMLElement { static #made = /[/]\\/x/g; get src() { return this.#src } #src = 'c.js' }
`;
const STYLE = `@import url("a.css") layer(base);
@font-face { font-family: x; src: url(x.woff2) format("woff2"), local('X') }
.a::before { content: "\\201c"; background: image-set("b.png" 1x, url('c.png') 2x) }
@media (min-width: 10em) { .a { --b: { c }; mask: url( d.svg#e ) } }
`;
const PAGE = `<!doctype html><html><head><base href="./"><link rel="stylesheet" href="a.css"><style>${STYLE}</style>
<script type="importmap">{"imports":{"a":"./a.js"}}</script><meta http-equiv="refresh" content="5;url=b.html"></head>
<body><img srcset="c.png 1x, d.png 2x"><svg><use href="e.svg#f"/></svg><template><img src="g.png"></template>
<video poster="h.png"><source src="i.mp4"></video><iframe srcdoc="&lt;img src=j.png>"></iframe>
<script type="module">${SCRIPT}</script></body></html>`;

const bundle = smallBundle();
const jsonTexts = [...bundle.keys()].filter((path) => path.endsWith('.json'));
const report = (await check(await openZip(await zipOf(brokenFiles())))).report;
const payload = payloadOf(report);

/** Everything that reads what somebody else wrote. */
export const targets: readonly Target[] = [
	target(
		'zip',
		fc.oneof(
			changed(zips),
			anyArchive([
				[0x50, 0x4b, 3, 4],
				[0x50, 0x4b, 5, 6]
			])
		),
		survives
	),
	target(
		'tar',
		fc.oneof(changed(tars), changed(gzips), anyArchive([[0x1f, 0x8b, 8, 0]])),
		survives
	),
	target('TOML', damagedOneOf(goodTexts(/\.toml$/u)), (text) => {
		const contract = parseContract({ state: 'ok', text, badAt: null });
		/* Both parsers agree on whether it is TOML, and what is wrong is told at a place in the text. */
		expect(contract.syntax === null).toBe(contract.data !== null);
		expect(contract.syntax?.span.end ?? 0).toBeLessThanOrEqual(text.length);
	}),
	target('front matter', damagedOneOf(goodTexts(/role\.md$/u)), readFrontMatter),
	target(
		'JSON',
		fc
			.constantFrom(...jsonTexts)
			.chain((path) =>
				damaged(new TextDecoder().decode(bundle.get(path)?.bytes)).map((text) => ({ path, text }))
			),
		({ path, text }) => judge(memoryTree(new Map(bundle).set(path, file(text))), { deep: true })
	),
	target('HTML', fc.oneof(damaged(PAGE), soup), (text) => {
		inside(scanHtml)(text);
		for (const { span } of staticProblems(text)) expect(span.end).toBeLessThanOrEqual(text.length);
	}),
	target('CSS', fc.oneof(damaged(STYLE), soup), inside(scanCss)),
	target('JavaScript', fc.oneof(damaged(SCRIPT), soup), inside(scanJavaScript)),
	target(
		'link fragment',
		fc.oneof(
			damaged(payload),
			damaged(JSON.stringify(unpacked(report))).map(packText),
			damaged(`#url=https://example.com/words-john-0.1.0.zip`)
		),
		(text) => {
			readFragment(text);
			readFragment(`#report=${text}`);
			decodeReport(text, { codes, language: 'en' });
		}
	)
];
