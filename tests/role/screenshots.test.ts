import { parse } from 'smol-toml';
import { describe, expect, test } from 'vitest';
import { blobSource } from '../../src/lib/archive/byte-source';
import { formatOf } from '../../src/lib/check/formats';
import { repackTree } from '../../src/lib/check/repack';
import { openArchive } from '../../src/lib/source/archive-tree';
import { png } from '../cases/png';
import { treeOfFiles } from './checked-folder';

const HEAD = 'schema_version = 1\nid = "words-john"\nkind = "role"\nversion = "0.1.0"\n';
const SHOT = png(1280, 720);

/** The contract after so many screenshots were added to a package with this one; or why none can be. */
async function added(contract: string | null, count = 1, files: readonly string[] = []) {
	const tree = treeOfFiles(
		'words-john',
		new Map([
			['role.md', Buffer.from('---\ntitle: A\ndescription: B\n---\n\nC\n')],
			...(contract === null ? [] : [['agotalk.role.toml', Buffer.from(contract)] as const]),
			...files.map((path) => [path, SHOT] as const)
		])
	);
	const checked = await (await formatOf(tree)).check(tree);
	const plan = checked.screenshots(Array.from({ length: count }, () => SHOT));
	if (!plan || plan.refused) return { refused: plan?.refused, text: '', paths: [], plan };
	const { repairs } = plan;
	const { blob, name, report } = await repackTree(
		tree,
		{ ...checked, repairs },
		{ fixes: ['add-screenshots'] },
		() => undefined
	);
	const zip = await openArchive(name, blobSource(blob));
	const paths = zip.nodes.map(({ path }) => path.replace('words-john/', ''));
	const node = paths.indexOf('agotalk.role.toml');
	const text = new TextDecoder().decode(await zip.read(node));
	return { refused: null, text, paths, plan, codes: report.findings.map(({ code }) => code) };
}

const ONE = 'assets/screenshots/screenshot-1.png';
const TWO = 'assets/screenshots/screenshot-2.png';

describe('the contract names a new screenshot, and keeps all else in its place:', () => {
	test.each([
		['no table', '', `\n[preview]\nscreenshots = ["${ONE}"]\n`],
		['no last line break', 'x = 1', `x = 1\n\n[preview]\nscreenshots = ["${ONE}"]\n`],
		[
			'a table without the key',
			'[preview] # p\ncover_image = "a.png" # c\n\n[z]\n',
			`[preview] # p\nscreenshots = ["${ONE}"]\ncover_image = "a.png" # c\n\n[z]\n`
		],
		['a table that only a longer header names', '[preview.x]\n', null],
		['an inline table', 'preview = { cover_image = "a" }\n', null],
		['an empty inline table', 'preview = {}\n', null],
		['dotted keys', 'preview.cover_image = "a"\n', null],
		['a dotted array', 'preview.screenshots = ["a"]\n', `preview.screenshots = ["a", "${ONE}"]\n`],
		[
			'an empty array',
			'[preview]\nscreenshots = [] # none\n',
			`[preview]\nscreenshots = ["${ONE}"] # none\n`
		],
		['an array with a comment', '[preview]\nscreenshots = [\n  # none\n]\n', null],
		[
			'one line',
			"[preview]\nscreenshots = ['a', 'b'] # two\n",
			`[preview]\nscreenshots = ['a', 'b', "${ONE}"] # two\n`
		],
		[
			'a last comma',
			'[preview]\nscreenshots = ["a",]\n',
			`[preview]\nscreenshots = ["a", "${ONE}",]\n`
		],
		[
			'lines',
			'[preview]\nscreenshots = [\n\t"a",\n\t"b" # last\n]\n',
			`[preview]\nscreenshots = [\n\t"a",\n\t"b", # last\n\t"${ONE}"\n]\n`
		],
		[
			'lines with a last comma',
			'[preview]\r\nscreenshots = [\r\n  "a", # first\r\n]\r\n',
			`[preview]\r\nscreenshots = [\r\n  "a", # first\r\n  "${ONE}",\r\n]\r\n`
		],
		['commas first', '[preview]\nscreenshots = [ "a"\n, "b"\n]\n', null],
		['a comma on a line of its own', '[preview]\nscreenshots = [ "a"\n,\n]\n', null],
		['a lone text', '[preview]\nscreenshots = "a"\n', `[preview]\nscreenshots = ["a", "${ONE}"]\n`],
		['text with brackets', '[preview]\nscreenshots = ["a] # b"]\n', null],
		['lines of text', '[preview]\nscreenshots = ["""a\nb"""]\n', null],
		['other values', '[preview]\nscreenshots = [1, ["x"], { a = 2 }]\n', null]
	])('%s', async (_, own, after) => {
		const eol = own.includes('\r') ? '\r\n' : '\n';
		const head = HEAD.replaceAll('\n', eol);
		const { text, paths, refused } = await added(head + own);
		expect(refused).toBeNull();
		expect(paths).toContain(ONE);
		if (after !== null) expect(text).toBe(head + after);
		const before = parse(head + own);
		const { preview, ...rest } = parse(text);
		const { preview: old = {}, ...others } = before;
		expect(rest).toEqual(others);
		const { screenshots: was = [], ...kept } = old as Record<string, unknown>; // a table in every case above
		expect(preview).toEqual({ ...kept, screenshots: [was, ONE].flat() });
	});
});

test('several are added at once, and lines stay lines', async () => {
	const { text, codes } = await added(`${HEAD}[preview]\nscreenshots = [\n  "a.png"\n]\n`, 2, [
		'a.png'
	]);
	expect(text).toContain(`[\n  "a.png",\n  "${ONE}",\n  "${TWO}"\n]`);
	expect(codes).not.toContain('ROLE_PREVIEW_NOT_FOUND');
	expect(codes).not.toContain('GUIDE_PREVIEW_IMAGE');
});

test.each([
	['a name that is taken', ['assets/screenshots/screenshot-1.png'], TWO],
	['one that a repair may make a PNG of', ['assets/screenshots/Screenshot-1.webp'], TWO],
	['a directory in capitals', ['Assets/Screenshots/a.png'], 'Assets/Screenshots/screenshot-1.png'],
	['half of it in capitals', ['ASSETS/a.png'], 'ASSETS/screenshots/screenshot-1.png']
])('%s is not taken again', async (_, files, path) => {
	const { paths, text } = await added(HEAD, 1, files);
	expect(paths).toContain(path);
	expect(text).toContain(`screenshots = ["${path}"]`);
});

test.each([
	['no contract', null, 'no-contract'],
	['a contract that is no TOML', 'id = ', 'contract-broken'],
	['a preview that is no table', 'preview = "x"\n', 'contract-broken'],
	['an array of tables', '[[preview]]\n', 'contract-broken'],
	['screenshots that are a number', '[preview]\nscreenshots = 3\n', 'contract-broken'],
	['screenshots that are a table', '[preview.screenshots]\na = 1\n', 'contract-broken']
])('%s has no room for any, and that is said before one is taken', async (_, contract, why) => {
	expect((await added(contract)).refused).toBe(why);
	expect((await added(contract, 0)).refused).toBe(why);
});

test('nothing is offered before one was taken, and those that are named are counted', async () => {
	const contract = `${HEAD}[preview]\nscreenshots = ["a.png", "b.png"]\n`;
	const { plan } = await added(contract, 0);
	expect(plan).toMatchObject({ named: 2, refused: null, repairs: [] });
});
