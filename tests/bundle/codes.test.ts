import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/lib/contract/language';
import { textsOf } from '../../src/lib/contract/render';
import { bundleCodes } from '../../src/lib/formats/agent-compose-bundle/codes';
import { exportBundle } from '../../src/lib/formats/agent-compose-bundle/export/export';
import { agentComposeBundle } from '../../src/lib/formats/agent-compose-bundle/format';
import { ReadError } from '../../src/lib/source/tree';
import { judge } from './judge';
import { entriesOf, file, memoryTree } from './memory-tree';
import { type Change, rewrite, smallBundle } from './small-bundle';

const SKILLS = 'content/skills/roster%3Acore';
const add =
	(path: string, content = ''): NonNullable<Change['entries']> =>
	(entries) =>
		void entries.set(path, file(content));
const drop =
	(path: string): NonNullable<Change['entries']> =>
	(entries) =>
		void entries.delete(path);
const manifest = (manifest: NonNullable<Change['manifest']>): Change => ({ manifest });
const trace = (trace: NonNullable<Change['trace']>): Change => ({ trace });
const entries = (entries: NonNullable<Change['entries']>): Change => ({ entries });
const provider = (fields: object): Change =>
	trace((t) => Object.assign(t.providers[0] ?? {}, fields));
const extraProvider = (fields: object): Change =>
	trace((t) => {
		const zero = { skills: 0, context_bytes: 0, approximate_tokens: 0 };
		const base = t.providers[0];
		if (base) t.providers.push({ ...base, source: 'other', ...zero, ...fields });
	});

/** One change of a sound bundle for each code, that makes the code appear. */
const FAILS: Readonly<Record<string, Change>> = {
	BUNDLE_ENTRY_NAME: entries(add('content/a:b.md')),
	BUNDLE_ENTRY_SYMLINK: entries((all) =>
		all.set('link', { kind: 'symlink', bytes: new Uint8Array() })
	),
	BUNDLE_ENTRY_SPECIAL: entries((all) =>
		all.set('pipe', { kind: 'other', bytes: new Uint8Array() })
	),
	BUNDLE_MANIFEST_UNREADABLE: entries(drop('manifest.json')),
	BUNDLE_MANIFEST_SYNTAX: entries(add('manifest.json', '{,}')),
	BUNDLE_MANIFEST_TYPE: entries(rewrite('manifest.json', '"tpm"', '7')),
	BUNDLE_MANIFEST_FORMAT: manifest((m) => (m.format = 'other')),
	BUNDLE_TRACE_UNREADABLE: entries(drop('trace.json')),
	BUNDLE_TRACE_SYNTAX: entries(add('trace.json', '')),
	BUNDLE_TRACE_TYPE: entries(rewrite('trace.json', '"skills": 2', '"skills": 2.0')),
	BUNDLE_TRACE_FORMAT: trace((t) => (t.format = 'other')),
	BUNDLE_ROLE_PROVENANCE: manifest((m) => (m.role_skill_source = '')),
	BUNDLE_ROLE_SKILL_MISMATCH: manifest((m) => (m.role_skill = 'role-x')),
	BUNDLE_MODEL_TIER: manifest((m) => (m.model_tier = 'Frontier')),
	BUNDLE_PERSONALITY_UNSAFE: manifest((m) => (m.personalities = ['a/b'])),
	BUNDLE_PERSONALITY_REPEATED: manifest((m) => m.personalities.push('warm')),
	BUNDLE_COLOR: manifest((m) => (m.color = '#444444')),
	BUNDLE_SOURCES_MISSING: manifest((m) => (m.sources = [])),
	BUNDLE_SOURCE_EMPTY: manifest((m) => m.sources.push('')),
	BUNDLE_CONTENT_MISSING: manifest((m) => (m.content = [])),
	BUNDLE_CONTENT_ID: manifest((m) => m.content.push(...m.content.slice(-1))),
	BUNDLE_CONTENT_DIGEST: manifest((m) => m.content.push({ id: 'z', digest: 'sha256:' })),
	BUNDLE_ENTRY_POINT_MISSING: manifest((m) => delete m.delivery['skills_root']),
	BUNDLE_ENTRY_POINT_UNSAFE: manifest((m) => (m.delivery['instructions'] = '../x')),
	BUNDLE_ENTRY_POINT_NOT_FOUND: manifest((m) => (m.delivery['instructions'] = 'content/x')),
	BUNDLE_ENTRY_POINT_KIND: manifest((m) => (m.delivery['instructions'] = 'content/skills')),
	BUNDLE_DELIVERY_MODE: manifest((m) => (m.delivery['mode'] = 'Compiled')),
	BUNDLE_DELIVERY_FIELD: manifest((m) => (m.delivery['compiled_context'] = 'x')),
	BUNDLE_PROFILE_NOT_SELECTED: manifest((m) => m.boundaries.push('none')),
	BUNDLE_PROFILE_COUNT: trace((t) => t.decisions.push(...t.decisions.slice(0, 1))),
	BUNDLE_REPOSITORY_UNSAFE: manifest((m) =>
		m.repositories.forEach((one) => (one.identity = 'acme'))
	),
	BUNDLE_REPOSITORY_ORDER: manifest((m) => m.repositories.push(...m.repositories)),
	BUNDLE_REPOSITORY_GROUNDS: manifest((m) => m.repositories.forEach((one) => (one.scope = ''))),
	BUNDLE_TRACE_REPOSITORY: trace((t) => t.decisions.push(...t.decisions.slice(2, 3))),
	BUNDLE_REPOSITORY_COUNT: manifest((m) => (m.repositories = [])),
	BUNDLE_REPOSITORY_NOT_SELECTED: manifest((m) =>
		m.repositories.forEach((one) => (one.identity = 'acme/x'))
	),
	BUNDLE_REPOSITORY_DISAGREES: manifest((m) => m.repositories.forEach((one) => (one.source = 'x'))),
	BUNDLE_SKILL_UNSAFE: entries(rewrite('trace.json', 'skill:role-tpm', 'skill:a/b')),
	BUNDLE_SKILLS_NONE: trace(
		(t) => (t.decisions = t.decisions.filter(({ kind }) => kind !== 'skill'))
	),
	BUNDLE_SKILL_SOURCE: manifest((m) => (m.sources = ['other'])),
	BUNDLE_SKILLS_ROOT: entries((all) =>
		[...all.keys()]
			.filter((path) => path.startsWith('content/skills'))
			.forEach((path) => all.delete(path))
	),
	BUNDLE_SKILLS_STRAY_FILE: entries(add('content/skills/.DS_Store')),
	BUNDLE_SKILLS_MISMATCH: entries(add(`${SKILLS}/extra/SKILL.md`)),
	BUNDLE_SKILL_FILE: entries((all) => {
		all.delete(`${SKILLS}/role-tpm/SKILL.md`);
		add(`${SKILLS}/role-tpm/skill.md`)(all);
	}),
	BUNDLE_PROVIDER_ID: provider({ source: '' }),
	BUNDLE_PROVIDER_REASON: provider({ reason: '' }),
	BUNDLE_PROVIDER_SCOPE: provider({ scope: 'global' }),
	BUNDLE_PROVIDER_CATEGORY: provider({ category: 'catalogue' }),
	BUNDLE_PROVIDER_TOKENS: provider({ approximate_tokens: 1 }),
	BUNDLE_PROVIDER_UNLISTED: extraProvider({}),
	BUNDLE_PROVIDER_BUDGET: entries(add(`${SKILLS}/role-tpm/more.md`, 'x')),
	BUNDLE_PROVIDER_EXCLUDED_LISTED: provider({ outcome: 'excluded' }),
	BUNDLE_PROVIDER_EXCLUDED_COST: extraProvider({ outcome: 'excluded', skills: 1 }),
	BUNDLE_PROVIDER_OUTCOME: provider({ outcome: 'shadowed' }),
	BUNDLE_PROVIDER_OMITTED: manifest((m) => m.sources.push('other')),
	BUNDLE_NOT_JUDGED: entries(add('trace.json', ' '.repeat(4 * 1024 * 1024 + 1))),
	BUNDLE_MORE: entries((all) => {
		for (let i = 0; i <= 5_000; i++) add(`a:${i}`)(all);
	}),
	BUNDLE_DIGEST_DIFFERS: entries(add(`${SKILLS}/personality-warm/SKILL.md`, '# warm\n')),
	BUNDLE_DIGEST_HEX: manifest((m) => (m.role_skill_digest = m.role_skill_digest.toUpperCase())),
	BUNDLE_CONTENT_ORDER: manifest((m) => m.content.reverse()),
	BUNDLE_COMPILED_DIFFERS: {
		manifest: (m) => {
			delete m.delivery['skills_root'];
			Object.assign(m.delivery, { mode: 'compiled', compiled_context: 'delivery/compiled.md' });
		},
		entries: add('delivery/compiled.md', 'something else')
	},
	BUNDLE_NAME_UNSAFE: manifest((m) => m.boundaries.push('../../etc')),
	BUNDLE_KEY_CASE: entries(rewrite('manifest.json', '"role":', '"Role":')),
	BUNDLE_KEY_REPEATED: entries(rewrite('manifest.json', '"role":', '"role": null, "role":')),
	BUNDLE_FILE_UNNAMED: entries(add('notes.txt')),
	BUNDLE_EXPORT_REFUSED: entries(add('content/é.md'))
};

/** Of the drop, not of the bundle: tested in their own words below. */
const OF_THE_DROP = ['BUNDLE_NESTED', 'BUNDLE_FOLDER_LIMITS'];

describe('codes', () => {
	it('accepts the sound bundle without a word', async () => {
		const { findings, accepted } = await judge(memoryTree(smallBundle(), { container: 'tar' }), {
			deep: true
		});
		expect(findings).toEqual([]);
		expect(accepted).toBe(true);
	});

	it('has a failing bundle for every code', () => {
		expect([...Object.keys(FAILS), ...OF_THE_DROP].sort()).toEqual(
			bundleCodes.map(({ code }) => code).sort()
		);
		expect(new Set(bundleCodes.map(({ code }) => code)).size).toBe(bundleCodes.length);
	});

	it.each(Object.entries(FAILS))('%s', async (code, change) => {
		const { findings, accepted, sentence } = await judge(
			memoryTree(smallBundle(change), { container: 'tar' }),
			{ deep: true }
		);
		const found = findings.find((finding) => finding.code === code);
		expect(found).toBeDefined();
		const specs = new Map(bundleCodes.map((spec) => [spec.code, spec]));
		for (const one of findings) {
			const spec = specs.get(one.code);
			expect(spec && textsOf(spec, one)).toHaveLength(1);
		}
		const rejected = findings.some(({ level }) => level === 'error');
		expect(sentence !== null).toBe(rejected);
		expect(findings.filter(({ params }) => 'original' in params)).toHaveLength(rejected ? 1 : 0);
		expect(accepted).toBe(!rejected && code !== 'BUNDLE_NOT_JUDGED');
	});

	it('says what a folder hides, and that the bundle lies one directory down', async () => {
		const under = new Map([...smallBundle()].map(([path, entry]) => [`my-bundle/${path}`, entry]));
		const tree = memoryTree(under);
		expect(await agentComposeBundle.detect(tree)).toEqual(['my-bundle']);
		const { findings, facts } = await judge(tree, { root: 'my-bundle' });
		expect(findings.map(({ code }) => code).sort()).toEqual(OF_THE_DROP.toSorted());
		expect(facts.name).toBe('my-bundle');
	});

	it('names every param in every language', () => {
		for (const { messages } of bundleCodes) {
			for (const message of Object.values(messages)) {
				const names = LANGUAGES.map((language) =>
					(message[language].match(/\{\w+\}/gu) ?? []).sort().join()
				);
				expect(new Set(names).size).toBe(1);
			}
		}
	});
});

describe('export', () => {
	it('is refused where a document was not judged', async () => {
		const big = entries(add('trace.json', ' '.repeat(4 * 1024 * 1024 + 1)));
		const tree = memoryTree(smallBundle(big), { container: 'tar' });
		const { facts, findings } = await judge(tree, { deep: true });
		expect(await exportBundle(tree, facts, findings)).toEqual({
			kind: 'not-judged',
			path: 'trace.json',
			why: '> 4194304 bytes'
		});
	});
});

describe('detection', () => {
	const roots = async (files: Record<string, string>): Promise<readonly string[]> =>
		agentComposeBundle.detect(memoryTree(entriesOf(files)));

	it.each<[string, Record<string, string>, string[]]>([
		['a manifest that says so', { 'manifest.json': '{"format":"agent-compose.bundle"}' }, ['']],
		['another manifest', { 'manifest.json': '{"name":"extension"}' }, []],
		['another manifest beside a trace', { 'manifest.json': '{}', 'trace.json': '{}' }, ['']],
		[
			'a broken manifest beside content',
			{ 'manifest.json': '{', 'content/instructions.md': '' },
			['']
		],
		[
			'no manifest, but trace and content',
			{ 'trace.json': '{}', 'content/skills/a/b/SKILL.md': '' },
			['']
		],
		['a misspelt format', { 'manifest.json': '{"format":"Agent-Compose.bundle"}' }, ['']],
		[
			'two of them',
			{
				'b/manifest.json': '{"format":"agent-compose.bundle"}',
				'a/manifest.json': '{"format":"agent-compose.bundle"}'
			},
			['a', 'b']
		],
		['too deep', { 'a/b/manifest.json': '{"format":"agent-compose.bundle"}' }, []],
		['nothing', {}, []]
	])('%s', async (_, files, expected) => {
		expect(await roots(files)).toEqual(expected);
	});

	it('is not stopped by a file that cannot be read', async () => {
		const tree = memoryTree(smallBundle());
		const problem = {
			kind: 'not-read',
			reason: 'unreadable',
			name: null,
			node: null,
			offset: null,
			detail: 'gone'
		} as const;
		const broken = { ...tree, read: () => Promise.reject(new ReadError('manifest.json', problem)) };
		expect(await agentComposeBundle.detect(broken)).toEqual(['']);
		const facts = await agentComposeBundle.gather(broken, { deep: true, library: [] });
		expect(facts.skipped.map(({ why }) => why)).toContain('gone');
	});
});
