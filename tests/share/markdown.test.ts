import fc from 'fast-check';
import { marked, type Token, type Tokens } from 'marked';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/lib/contract/language';
import type { Report } from '../../src/lib/contract/report';
import { codes } from '../../src/lib/formats/catalogue';
import { reportForAgent } from '../../src/lib/share/markdown/agent';
import { reportMarkdown } from '../../src/lib/share/markdown/report';
import { codeSpan } from '../../src/lib/share/markdown/text';
import type { Wording } from '../../src/lib/share/sentence';
import { visible } from '../../src/lib/share/visible';
import { report, value } from './hostile';
import { brokenFiles, check, cleanFiles, folderOf } from './packages';

function tokensOf(markdown: string): Token[] {
	const found: Token[] = [];
	void marked.walkTokens(marked.lexer(markdown), (token) => {
		found.push(token);
	});
	return found;
}

const OURS = new Set([
	'heading',
	'paragraph',
	'list',
	'list_item',
	'text',
	'escape',
	'codespan',
	'strong',
	'space'
]);

const kinds: [string, (made: Report, wording: Wording) => string][] = [
	['to paste', reportMarkdown],
	['for an agent', reportForAgent]
];

describe.each(kinds)('Markdown %s', (_, write) => {
	test.each(LANGUAGES)(
		'names every error of a broken package and where it is, in %s',
		async (language) => {
			const made = (await check(folderOf(brokenFiles()), { language })).report;
			const markdown = write(made, { codes, language });
			for (const finding of made.findings.filter(({ level }) => level !== 'info')) {
				expect(markdown).toContain(`\`${finding.code}\``);
				if (finding.path !== null) expect(markdown).toContain(codeSpan(finding.path));
			}
			expect(markdown).toMatch(language === 'en' ? /line \d+, column \d+/u : /第 \d+ 行第 \d+ 列/u);
		}
	);

	test('is only headings, lists, words and code, whatever the package holds', () => {
		fc.assert(
			fc.property(report, fc.constantFrom(...LANGUAGES), (made, language) => {
				const markdown = write(made, { codes, language });
				const tokens = tokensOf(markdown);
				expect(tokens.filter(({ type }) => !OURS.has(type)).map(({ raw }) => raw)).toEqual([]);
				// eslint-disable-next-line no-control-regex -- that none is left is what is tested
				expect(markdown).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/u);
				expect(markdown.isWellFormed()).toBe(true);
			}),
			{ numRuns: 100 }
		);
	});
});

describe('Markdown to paste', () => {
	test('of a clean package says so', async () => {
		const made = (await check(folderOf(cleanFiles()))).report;
		const markdown = reportMarkdown(made, { codes, language: 'en' });
		expect(markdown).toContain('Nothing to report.');
		expect(markdown).toContain('**Publish**: yes');
	});

	test('lists what was set aside, and counts it nowhere else', async () => {
		const made = (await check(folderOf(brokenFiles()))).report;
		const findings = made.findings.map((finding) =>
			finding.level === 'warning' ? { ...finding, setAside: { reason: 'on purpose' } } : finding
		);
		const markdown = reportMarkdown({ ...made, findings }, { codes, language: 'en' });
		expect(markdown).not.toContain('## Warnings');
		expect(markdown).toContain('## Set aside');
		expect(markdown).toContain('`on purpose`');
	});

	test('cuts a long list and says how many it left out', async () => {
		const made = (await check(folderOf(brokenFiles()))).report;
		const [first] = made.findings;
		if (!first) throw new Error('the broken package has no findings');
		const findings = Array.from({ length: 10_000 }, (_, line) => ({
			...first,
			range: { line: line + 1, column: 1, endLine: line + 1, endColumn: 1 }
		}));
		const markdown = reportMarkdown({ ...made, findings }, { codes, language: 'en' });
		expect(markdown).toContain('## Errors (10000)');
		expect(markdown).toContain('and 9950 more');
		expect(markdown.length).toBeLessThan(65_000);
	});
});

test('a code span gives back what it was given, made visible', () => {
	fc.assert(
		fc.property(value, (text) => {
			const [paragraph] = marked.lexer(`a ${codeSpan(text)} b`);
			const spans = (paragraph as Tokens.Paragraph).tokens.filter(
				({ type }) => type === 'codespan'
			);
			expect(spans).toHaveLength(1);
			const shown = visible(text);
			const expected = shown.trim() === '' ? `"${shown}"` : shown;
			expect((spans[0] as Tokens.Codespan).text).toBe(expected);
		}),
		{ numRuns: 100 }
	);
});
