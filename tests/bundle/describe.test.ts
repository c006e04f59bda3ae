import { expect, it } from 'vitest';
import { compareBundles } from '../../src/lib/formats/agent-compose-bundle/compare/compare';
import { describeBundle } from '../../src/lib/formats/agent-compose-bundle/describe/describe';
import { explain } from '../../src/lib/formats/agent-compose-bundle/describe/explain';
import { judge } from './judge';
import { memoryTree } from './memory-tree';
import { rewrite, smallBundle } from './small-bundle';

const facts = async (change = {}) =>
	(await judge(memoryTree(smallBundle(change)), { deep: true })).facts;

it('introduces the role', async () => {
	const description = describeBundle(await facts());
	expect(structuredClone(description)).toEqual(description);
	expect(description?.card).toMatchObject({
		role: 'tpm',
		tier: 'frontier',
		color: { written: '#9c8b31', css: '#9c8b31', legible: true },
		personalities: [{ name: 'warm', color: { css: '#e882e1' }, emblem: { emoji: '🌞' } }],
		seats: [{ name: 'Zoë', tier: '' }]
	});
	expect(description?.contents.map(({ state }) => state.kind)).toEqual([
		'matches',
		'matches',
		'matches',
		'matches'
	]);
});

it('never hands a colour as written to a style', async () => {
	const change = { entries: rewrite('manifest.json', '#9c8b31', '#ff 0 0') };
	expect(describeBundle(await facts(change))?.card.color).toEqual({
		written: '#ff 0 0',
		css: '#ff0000',
		legible: true
	});
});

it('measures the budget by source and skill', async () => {
	const budget = describeBundle(await facts())?.budget;
	const skills = budget?.sources[0]?.skills ?? [];
	expect(skills.map(({ skill, files }) => [skill, files])).toEqual([
		['role-tpm', 1],
		['personality-warm', 1]
	]);
	expect(skills.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
	expect(budget?.bytes).toBe(skills.reduce((sum, { bytes }) => sum + bytes, 0));
});

it('explains one item', async () => {
	const own = await facts();
	const description = describeBundle(own);
	if (description === null) throw new Error('no description');
	const [explained] = explain(description, 'personality-decisive');
	expect(explained?.decision).toMatchObject({
		outcome: 'excluded',
		inactivePersonality: 'decisive'
	});
	expect(explained?.provider?.skills).toBe(2);
	const { start = 0, end = 0 } = explained?.decision.span ?? {};
	expect(JSON.parse(own.texts.get('trace.json')?.slice(start, end) ?? '')).toMatchObject({
		subject: 'skill:personality-decisive'
	});
	expect(explain(description, 'nothing')).toEqual([]);
});

it('compares two bundles', async () => {
	const changed = await facts({ entries: rewrite('trace.json', '"excluded"', '"shadowed"') });
	const comparison = compareBundles(await facts(), changed);
	expect(comparison?.decisions).toMatchObject([
		{ subject: 'skill:personality-decisive', change: 'outcome' }
	]);
	expect(comparison).toMatchObject({
		unchangedDecisions: 6,
		contents: [],
		fields: [],
		unchangedFiles: 4
	});
	expect(comparison?.files.map(({ name }) => name)).toEqual(['trace.json']);
});
