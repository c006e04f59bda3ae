import { describe, expect, it } from 'vitest';
import { makeReport } from '../../src/lib/contract/report';
import { check } from '../../src/lib/contract/rule';
import { codes } from '../../src/lib/formats/catalogue';
import { agotalkRole } from '../../src/lib/formats/agotalk-role/format';
import { networkAtLaunch } from '../../src/lib/formats/agotalk-role/rules/content/network-at-launch';
import { resourceMissing } from '../../src/lib/formats/agotalk-role/rules/content/resource-missing';
import { introNotStatic } from '../../src/lib/formats/agotalk-role/rules/content/intro-not-static';
import { secret } from '../../src/lib/formats/agotalk-role/rules/content/secret';
import { scanSecrets } from '../../src/lib/scan/secrets/scan-secrets';
import { SecretScanner } from '../../src/lib/scan/secrets/secret-scanner';
import { ENTRY, findings, gathered, report } from './package';
import { PLANTED } from './secret-values';

describe('GUIDE_SECRET', () => {
	it.each(PLANTED)('%s: %s', async (kind, text) => {
		// npm's file is known by its name, as npm itself knows it.
		const path = text.includes('_authToken') ? 'notes/.npmrc' : 'notes/keys.txt';
		const found = await report({ [path]: `first line\n${text}\n` });
		expect(found).toEqual([`SECRET·${kind}@${path}:2`]);
	});

	it('points at the value, also behind other files and non-Latin text', async () => {
		const [, token] = PLANTED[0] ?? ['', ''];
		const text = `键 = "${token}"`;
		const files = [
			{ path: 'a.md', text: '你好\n' },
			{ path: 'b.js', text },
			{ path: 'c.js', text: '' }
		];
		const [found, ...more] = await scanSecrets(files);
		expect(found?.path).toBe('b.js');
		expect(text.slice(found?.span.start, found?.span.end)).toBe(token);
		expect(more).toEqual([]);
	});

	it.each([
		'AKIAIOSFODNN7EXAMPLE',
		'aws_secret_access_key = "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"',
		`ghp_${'x'.repeat(36)}`,
		`ghp_${'0'.repeat(36)}`,
		`ghp_${'0123456789'.repeat(3)}abcdef`,
		'https://user:password@example.com/',
		'https://username:password@proxy.acme.io:8080',
		'postgres://postgres:postgres@localhost:5432/app',
		'postgres://USER:PASSWORD@HOST/DB',

		'mysql://${user}:${password}@${host}/db',
		'//registry.npmjs.org/:_authToken=${NPM_TOKEN}',
		'sk-ant-api03-your-key-here',
		'see ghp_ and xoxb- and SG. in the documentation'
	])('leaves the examples of documentation alone: %s', async (text) => {
		expect(await report({ 'README.md': `Set the key:\n\n    ${text}\n` })).toEqual([]);
	});

	it('points at the value behind its name', async () => {
		const planted = PLANTED.filter(([, text]) => /AWS_|_authToken/u.test(text));
		expect(planted).toHaveLength(2);
		for (const [, text, value] of planted) {
			const [found] = await scanSecrets([{ path: '.npmrc', text }]);
			expect(text.slice(found?.span.start, found?.span.end)).toBe(value);
		}
	});

	it('knows the key file of a Google service account', async () => {
		const text = JSON.stringify({ private_key_id: 'x', private_key: PLANTED.at(-1)?.[1] });
		expect(await report({ 'key.json': text })).toEqual(['SECRET·gcp@key.json:1']);
	});

	it('is not silenced for other files by a comment in one', async () => {
		const [, token = ''] = PLANTED[0] ?? [];
		const scanner = new SecretScanner();
		await scanner.add({ path: 'a.js', text: '// secretlint-disable\n' });
		await scanner.add({ path: 'b.js', text: token });
		expect((await scanner.finish()).map(({ path }) => path)).toEqual(['b.js']);
	});

	it('counts what it does not look at', async () => {
		const { content } = await gathered({
			'a.bin': 'x',
			'b.dat': Uint8Array.from([1, 0, 2]),
			'c.txt': 'x'
		});
		expect(content?.skipped).toEqual([
			{ path: 'a.bin', why: 'no text' },
			{ path: 'b.dat', why: 'no text' }
		]);
		expect(content?.textScanned).toBe(1);
	});
});

describe('no secret in any output', () => {
	/** The value where a scan would show it: in a URL that is loaded, missing, or remote, and on its own. */
	const files = Object.fromEntries(
		PLANTED.flatMap(([, text, value], i) => {
			const url = `https://a.example/${encodeURI(value)}?key=${value}`;
			return [
				[text.includes('_authToken') ? `${i}/.npmrc` : `contents/app/${i}.txt`, text],
				[`contents/app/${i}.js`, `fetch(${JSON.stringify(text)}); fetch("${url}")`],
				[
					`contents/app/${i}.css`,
					`a { background: url("${url}") } b { background: url("${value}/x") }`
				]
			];
		})
	);
	const page = PLANTED.map(
		([, text, value], i) =>
			`<script src="${i}.js"></script><link rel=stylesheet href="${i}.css"><img alt="" src="${value}.png"><img alt="" src="${text}">`
	).join('\n');

	it('neither in findings nor in the report made of them, in any language', async () => {
		const package_ = { [ENTRY]: page, 'intro.html': page, ...files };
		const facts = await gathered(package_);
		const checked = check(facts, [secret, networkAtLaunch, resourceMissing, introNotStatic]);
		expect(checked.findings.length).toBeGreaterThan(100);
		const shown = (['en', 'zh-CN'] as const).map((language) =>
			makeReport({
				contract: agotalkRole.contract,
				toolVersion: '0',
				subject: {
					format: 'agotalk-role',
					name: 'x',
					container: 'folder',
					bytes: 0,
					files: 0,
					unpackedBytes: 0,
					sha256: null,
					id: null,
					version: null,
					path: 'B'
				},
				verdicts: {},
				checked,
				coverage: { crcChecked: 0, textScanned: 0, skipped: facts.content?.skipped ?? [] },
				texts: facts.content?.texts ?? new Map(),
				codes,
				language
			})
		);
		const output = JSON.stringify([shown, await findings(package_)]);
		for (const [kind, , value] of PLANTED) {
			expect(output.includes(value), `${kind} ${value.slice(0, 6)}`).toBe(false);
		}
	});
});
