import { inflateSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { formatOf } from '../../src/lib/check/formats';
import { offersOf } from '../../src/lib/check/offers';
import type { CheckedPackage } from '../../src/lib/check/plug-in';
import { comparePackages } from '../../src/lib/compare/compare';
import { sideOf } from '../../src/lib/compare/side';
import { LANGUAGES } from '../../src/lib/contract/language';
import { codes } from '../../src/lib/formats/catalogue';
import { reportJson } from '../../src/lib/share/json';
import { reportJunit } from '../../src/lib/share/junit';
import { reportLink } from '../../src/lib/share/link/encode';
import { PREFIX } from '../../src/lib/share/link/limits';
import { reportForAgent } from '../../src/lib/share/markdown/agent';
import { reportMarkdown } from '../../src/lib/share/markdown/report';
import { reportSarifText } from '../../src/lib/share/sarif/report';
import type { Tree } from '../../src/lib/source/tree';
import { coverBytes, coverValues, secretValues } from '../../src/lib/scan/secrets/cover';
import { Shown } from '../../src/lib/scan/secrets/shown';
import { coverSuspectNames, coverSuspects } from '../../src/lib/scan/secrets/suspects';
import { treeOfFiles } from '../role/checked-folder';
import { leaks, PLANTED } from '../scan/secret-values';

const first = PLANTED[0]?.[1] ?? '';
/** An npm registry's token is one only in its own file. */
const nameOf = (text: string, at: number): string =>
	text.includes('_authToken') ? `notes/${at}/.npmrc` : `notes/key-${at}.txt`;

const entry = 'contents/app/index.html';

/** Every kind in a text of its own; and one in each place that a message, a title or a repair speaks of. */
const TEXTS: Readonly<Record<string, string>> = {
	...Object.fromEntries(PLANTED.map(([, text], at) => [nameOf(text, at), `x\n${text}\ny\n`])),
	// Names of files, and two of which nothing but the value differs.
	...Object.fromEntries(PLANTED.map(([, , value]) => [`assets/${value}.txt`, 'x'])),
	'assets/a8Kx0QfT2mZp-photo.txt': 'x',
	'assets/b7Lw1RgU3nYq-photo.txt': 'x',
	'notes/.npmrc': PLANTED.map(([, text]) => text).join('\n'),
	'role.md': `---\ntitle: ${first}\ndescription: ''\navatar: ${first}\n---\n\nKey ${first}.\n`,
	[entry]: `<!doctype html><script src="https://a.example/${first}.js"></script><img src="${first}.png">`,
	'agotalk.role.toml': [
		`id = "note-keeper" # ${first}`,
		`version = "${first}"`,
		`title = "${first}"`,
		`summary = "${first}"`,
		`kind = "${first}"`,
		`${first} = 1`,
		`min_app_version = "${first}"`,
		`[entry]\nkind = "${first}"\ntarget = "contents/${first}.html"\naddress_bar = "${first}"`,
		`[preview]\nintro_html = "${first}"\nscreenshots = ["../${first}"]`
	].join('\n')
};

async function checkedTexts(): Promise<{ tree: Tree; checked: CheckedPackage }> {
	const files = Object.entries(TEXTS).map(([path, text]) => [path, Buffer.from(text)] as const);
	const tree = treeOfFiles(`note-keeper-${PLANTED[14]?.[2] ?? ''}`, new Map(files));
	return { tree, checked: await (await formatOf(tree)).check(tree) };
}

const { tree, checked } = await checkedTexts();
const { report } = checked;

test('the values are there to be found, and the messages speak of where they stand', () => {
	expect(leaks(JSON.stringify(TEXTS))).toHaveLength(PLANTED.length);
	expect(PLANTED.length).toBeGreaterThanOrEqual(20);
	const found = report.findings.filter(({ code }) => code === 'GUIDE_SECRET');
	expect(found.length).toBeGreaterThan(PLANTED.length);
	expect(new Set(report.findings.map(({ code }) => code)).size).toBeGreaterThan(8);
	expect(JSON.stringify(report)).toContain('••••');
});

describe.each(LANGUAGES)('in %s no secret is', (language) => {
	const wording = { codes, language };
	const makers = { reportJson, reportJunit, reportMarkdown, reportForAgent, reportSarifText };

	test.each(Object.entries(makers))('in %s', (_, make) => {
		expect(leaks(make(report, wording))).toEqual([]);
	});
});

test('no secret is in the report, the title or a link', () => {
	expect(leaks(JSON.stringify([report, checked.title]))).toEqual([]);
	const { fragment } = reportLink(report, codes);
	const bytes = Buffer.from(fragment.slice(PREFIX.length), 'base64url');
	expect(leaks(new TextDecoder().decode(inflateSync(bytes)))).toEqual([]);
});

test('no secret is in what a repair shows', () => {
	const offers = offersOf(tree, checked.repairs, checked, { id: 'note-keeper', version: '0.1.0' });
	expect(offers.some(({ views }) => views?.some(({ kind }) => kind === 'text'))).toBe(true);
	expect(leaks(JSON.stringify(offers))).toEqual([]);
});

test('no secret is in a comparison', async () => {
	const side = await sideOf(tree, checked);
	expect(leaks(JSON.stringify(comparePackages(side, { ...side, texts: new Map() })))).toEqual([]);
	expect(leaks(JSON.stringify([...side.texts]))).toEqual([]);
});

test('no secret is in the viewer, and every line is as long as it was', () => {
	for (const [path, text] of Object.entries(TEXTS)) {
		const shown = coverValues(text, checked.secrets);
		expect(leaks(shown), path).toEqual([]);
		expect(shown.split('\n').map((line) => line.length)).toEqual(
			text.split('\n').map((line) => line.length)
		);
	}
});

test('a value is covered in every text, in file names, in data and in bytes', () => {
	const values = PLANTED.map(([, , value]) => value);
	const prose = values.map((value) => `the text (${value}) nobody would search`).join('\n');
	expect(leaks(coverValues(prose, checked.secrets))).toEqual([]);
	const data = {
		list: [values, { deep: prose }],
		place: { line: 1 },
		none: null,
		when: new Date(0)
	};
	const shown = new Shown(checked.secrets, true).data(data);
	expect(leaks(JSON.stringify(shown))).toEqual([]);
	expect(shown).toMatchObject({ place: { line: 1 }, none: null, when: new Date(0) });
	const bytes = Buffer.concat([Buffer.from([0, 0xff, 0x95]), Buffer.from(prose), Buffer.from([0])]);
	const covered = coverBytes(bytes, checked.secrets);
	expect(leaks(new TextDecoder('latin1').decode(covered))).toEqual([]);
	expect(covered.length).toBe(bytes.length);
	expect([...covered.subarray(0, 3)]).toEqual([0, 0xff, 0x95]);
	expect(coverBytes(covered, checked.secrets)).toBe(covered);
});

test('before the whole is searched, what the first report quotes is covered already', async () => {
	const early = await (await formatOf(tree)).check(tree, { deep: false });
	expect(early.report.findings.length).toBeGreaterThan(8);
	const offers = offersOf(tree, early.repairs, early, { id: 'note-keeper', version: '0.1.0' });
	expect(leaks(JSON.stringify([early.report, early.title, offers]))).toEqual([]);
	const names = Object.keys(TEXTS).map((path) => early.maskPath(path));
	expect(leaks(JSON.stringify(names))).toEqual([]);
	expect(new Set(names).size).toBe(names.length);
	expect(names).toContain('assets/••••••••••••-photo.txt (2)');
	expect(names).toContain(entry);
});

test('once it is searched, names hide what is secret and nothing else', () => {
	const names = Object.keys(TEXTS).map((path) => checked.maskPath(path));
	expect(leaks(JSON.stringify(names))).toEqual([]);
	expect(new Set(names).size).toBe(names.length);
	expect(names).toContain('assets/b7Lw1RgU3nYq-photo.txt');
});

test('a value is covered as URLs and JSON write it', () => {
	const values = secretValues(['postgres://app:p%40ss+w0rd7@db.acme.io/main', 'two\nlines"of it']);
	const shown = coverValues(
		'p@ss+w0rd7 p%2540ss%2Bw0rd7 {"key":"two\\nlines\\"of it"} ?k=two%0Alines%22of%20it',
		values
	);
	expect(shown).not.toMatch(/w0rd|lines/u);
	expect(secretValues(['100% sure of it'])).toContain('100% sure of it');
});

test('before the whole is searched, the viewer covers what may turn out to be one', () => {
	const alone = PLANTED.map(([, , value]) => value).join(' ');
	expect(leaks(coverSuspects(alone))).toEqual([]);
	for (const text of Object.values(TEXTS)) {
		expect(leaks(coverSuspects(text))).toEqual([]);
		expect(coverSuspects(text).length).toBe(text.length);
	}
	const prose =
		'An ordinary sentence (of 2026), with version 0.1.0 and https://acme.example/page.\n';
	expect(coverSuspects(prose)).toBe(prose);
});

test('before that, names and messages cover noise and stay readable', () => {
	for (const [, text, value] of PLANTED)
		expect(leaks(coverSuspectNames(`x/${value}.json ${text}`)), value.slice(0, 4)).toEqual([]);
	const names = [
		'contents/word-pop-game/assets/index-DiwrgTda.js',
		'assets/screenshots/screenshot1280x720.png',
		'src/renderers/webgl/WebGLRenderer.min.js?v=1.2.3',
		'levels/level12/world3boss.json',
		'IMG_20240115_103000.jpg',
		'kind = "application" is not "static_browser": GUIDE_SECOND_MANIFEST in 24 files'
	];
	for (const name of names) expect(coverSuspectNames(name)).toBe(name);
});
