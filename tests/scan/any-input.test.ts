import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scanCss } from '../../src/lib/scan/css/scan-css';
import { scanHtml } from '../../src/lib/scan/html/scan-html';
import { staticProblems } from '../../src/lib/scan/html/static-problems';
import { scanJavaScript } from '../../src/lib/scan/javascript/scan-javascript';
import { scanManifest } from '../../src/lib/scan/manifest';
import { readUrl } from '../../src/lib/scan/reach/url';
import type { Scanned } from '../../src/lib/scan/reference';
import { soup } from '../arbitraries/markup';
import { ENTRY, gathered, report } from './package';

function expectInside(text: string, { references, storage }: Scanned): void {
	for (const { span } of [...references, ...storage]) {
		expect(span.start).toBeGreaterThanOrEqual(0);
		expect(span.end).toBeGreaterThanOrEqual(span.start);
		expect(span.end).toBeLessThanOrEqual(text.length);
	}
}

describe('on any text', () => {
	it.each([
		['html', scanHtml],
		['css', scanCss],
		['javascript', scanJavaScript],
		['manifest', scanManifest]
	])('%s ends, and its places are in the text', (_, scan: (text: string) => Scanned) => {
		fc.assert(
			fc.property(soup, (text) => expectInside(text, scan(text))),
			{ numRuns: 400 }
		);
	});

	it('the static check and URLs do', () => {
		fc.assert(
			fc.property(soup, (text) => {
				for (const { span } of staticProblems(text))
					expect(span.end).toBeLessThanOrEqual(text.length);
				expect(readUrl(text).to).toMatch(/^[a-z]+$/u);
			})
		);
	});

	it('a package of soup gives findings, never a fault', async () => {
		await fc.assert(
			fc.asyncProperty(soup, soup, soup, async (html, css, js) => {
				const found = await report(
					{
						[ENTRY]: `<link rel=stylesheet href=a.css><script src=a.js></script>${html}`,
						'contents/app/a.css': css,
						'contents/app/a.js': js,
						'intro.html': html
					},
					true
				);
				expect(Array.isArray(found)).toBe(true);
			}),
			{ numRuns: 40 }
		);
	});
});

describe('in time that grows with the text', () => {
	const long = (piece: string, before = ''): string =>
		before + piece.repeat(1_000_000 / piece.length);

	it.each([
		['nested elements', scanHtml, long('<div>')],
		['formatting elements', scanHtml, long('<b><i><a>')],
		['svg in svg', scanHtml, long('<svg>') + long('</math>')],
		['attributes without a value', scanHtml, `<p ${long('a1 ')}`],
		['one long attribute', scanHtml, `<img srcset="${long('a ,')}">`],
		['a refresh of spaces', scanHtml, `<meta http-equiv=refresh content="${long(' ')}">`],
		['handlers', scanHtml, long('<p onclick=x>')],
		['open braces', scanCss, long('a{')],
		['brackets', scanCss, long('url((')],
		['escapes', scanCss, `a{b:url(${long('\\')}`],
		['imports', scanCss, long('@import "a";')],
		['declared names', scanJavaScript, long('let a;')],
		['parentheses', scanJavaScript, long('(')],
		['a long sum', scanJavaScript, long('a+')],
		['templates', scanJavaScript, long('`${')],
		['calls', scanJavaScript, long('fetch("a"+b);')],
		['functions in functions', scanJavaScript, long('function f(){')],
		['comments', scanJavaScript, long('/*')]
	])('%s', (_, scan: (text: string) => Scanned, text) => {
		const started = performance.now();
		scan(text);
		expect(performance.now() - started).toBeLessThan(10_000);
	});

	it('reads files that name each other, each once', async () => {
		const files: Record<string, string> = { [ENTRY]: '<script type=module src=0.js></script>' };
		for (let i = 0; i < 300; i++) {
			files[`contents/app/${i}.js`] = `import "./${(i + 1) % 300}.js"; import "./${i >> 1}.js";`;
		}
		const { content } = await gathered(files);
		expect(content?.reached?.missing).toEqual([]);
	});

	it('stops when it is told to', async () => {
		const { gatherContent } = await import('../../src/lib/formats/agotalk-role/gather-content');
		const files = new Map([[ENTRY, { node: 0, size: 1 }]]);
		const read = (): Promise<Uint8Array> => Promise.resolve(new Uint8Array());
		const signal = AbortSignal.abort();
		const gathering = gatherContent({
			files,
			entryTarget: ENTRY,
			introPaths: [],
			images: [],
			read,
			signal
		});
		await expect(gathering).rejects.toThrow();
	});
});
