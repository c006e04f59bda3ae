/*
 * Random mutants: a report, never a crash or a hang. ROLECHECK_FUZZ says how many (10000 for a long run), the seed is
 * fixed, so that a failure comes again.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { diffText } from '../../src/lib/formats/agent-compose-bundle/compare/text';
import { compareBundles } from '../../src/lib/formats/agent-compose-bundle/compare/compare';
import { describeBundle } from '../../src/lib/formats/agent-compose-bundle/describe/describe';
import { describeText } from '../../src/lib/formats/agent-compose-bundle/describe/text';
import { agentComposeBundle } from '../../src/lib/formats/agent-compose-bundle/format';
import { sharedData } from '../shared-data';
import { judge } from './judge';
import { type Entries, file, memoryTree, readFolder } from './memory-tree';
import { smallBundle } from './small-bundle';

const COUNT = Number(process.env['ROLECHECK_FUZZ'] ?? 200);

/** Mulberry32. */
function random(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let t = Math.imul(state ^ (state >>> 15), 1 | state);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
	};
}

const SCRAPS = [
	'null',
	'[]',
	'{}',
	'"',
	'\\',
	'\\ud800',
	'\u00ff',
	'-1',
	'1e999',
	'9223372036854775808',
	',',
	':',
	'}',
	']',
	'true',
	'\n',
	'__proto__',
	'FORMAT',
	'../',
	':',
	'\u{1f600}'
];
const NAMES = [
	'a:b',
	'con',
	'..',
	'x.',
	'.DS_Store',
	'é',
	'\ufffd',
	'a\\b',
	'__proto__',
	'constructor',
	'SKILL.md',
	''
];

function mutate(entries: Entries, next: () => number): void {
	const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(next() * list.length)];
	const paths = [...entries.keys()];
	const json = next() < 0.75;
	const path = json ? (pick(['manifest.json', 'trace.json']) ?? '') : (pick(paths) ?? '');
	const bytes = Buffer.from(entries.get(path)?.bytes ?? []);
	const at = Math.floor(next() * (bytes.length + 1));
	const end = Math.min(bytes.length, at + Math.floor(next() ** 3 * 200));
	const scrap = Buffer.from(pick(SCRAPS) ?? '', 'utf8');
	const kind = Math.floor(next() * 9);
	const splice = (middle: Uint8Array): void =>
		void entries.set(
			path,
			file(Buffer.concat([bytes.subarray(0, at), middle, bytes.subarray(end)]))
		);
	if (kind === 0) splice(scrap);
	else if (kind === 1)
		splice(Buffer.concat([scrap, bytes.subarray(at, end), bytes.subarray(at, end)]));
	else if (kind === 2) splice(Buffer.from([Math.floor(next() * 256)]));
	else if (kind === 3) entries.set(path, file(bytes.subarray(0, at)));
	else if (kind === 4) entries.delete(path);
	else if (kind === 5) entries.set(`${path}/${pick(NAMES)}`, file(scrap));
	else if (kind === 6) entries.set(`content/skills/${pick(NAMES)}/${pick(NAMES)}`, file(scrap));
	else if (kind === 7)
		entries.set(path, {
			kind: pick(['symlink', 'other', 'directory'] as const) ?? 'other',
			bytes,
			target: pick(paths) ?? ''
		});
	else
		entries.set(
			path,
			file(
				Buffer.from(
					bytes.toString('latin1').replace(/"[^"]*"/u, () => String(scrap)),
					'latin1'
				)
			)
		);
}

it(`gives a report on each of ${COUNT} mutants`, { timeout: 60_000 + COUNT * 500 }, async () => {
	const folder = sharedData('bundles');
	const bases: Entries[] = [smallBundle()];
	if (folder) {
		for (const name of readdirSync(join(folder, 'real')))
			bases.push(readFolder(join(folder, 'real', name)));
	}
	let rejected = 0;
	for (let seed = 1; seed <= COUNT; seed++) {
		const next = random(seed);
		const base = bases[seed % bases.length] ?? smallBundle();
		const entries = new Map(base);
		for (let round = 0; round <= next() * 3; round++) mutate(entries, next);
		const tree = memoryTree(entries, { container: 'tar' });
		await agentComposeBundle.detect(tree);
		const judged = await judge(tree, { deep: seed % 4 === 0 });
		if (!judged.accepted) rejected++;
		expect([seed, judged.sentence === null]).toEqual([seed, judged.accepted]);
		for (const { path, span } of judged.findings) {
			const text = judged.facts.texts.get(path ?? '');
			if (span)
				expect([seed, span.start <= span.end && span.end <= (text?.length ?? -1)]).toEqual([
					seed,
					true
				]);
		}
		const { facts } = await judge(memoryTree(base));
		structuredClone(describeBundle(judged.facts));
		structuredClone(compareBundles(facts, judged.facts));
		describeText(judged.facts, { colors: '256' });
		diffText(facts, judged.facts);
	}
	expect(rejected).toBeGreaterThan(COUNT / 4);
	expect(rejected).toBeLessThan(COUNT);
});
