import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { diffText } from '../../src/lib/formats/agent-compose-bundle/compare/text';
import { describeText } from '../../src/lib/formats/agent-compose-bundle/describe/text';
import { whyText } from '../../src/lib/formats/agent-compose-bundle/describe/why';
import { sharedData } from '../shared-data';
import { judge } from './judge';
import { type Entries, entriesOf, memoryTree, readFolder } from './memory-tree';
import { applyCase, type Op } from './shared-cases';

const folder = sharedData('bundles') ?? '';

interface Recorded {
	args: string[];
	exit?: number;
	file: string;
	COLORTERM?: string;
	cwd?: string;
}

interface Index {
	pairs: Recorded[];
	describe: Recorded[];
	why: Recorded[];
	color: Recorded[];
	synthetic: { name: string; base: string; ops: Op[]; outputs: Recorded[] }[];
}

const index: Index | null =
	folder === ''
		? null
		: (JSON.parse(readFileSync(join(folder, 'diff/index.json'), 'utf8')) as Index);

const recorded = (file: string): string =>
	readFileSync(join(folder, 'diff', file)).toString('latin1');

/** What the original prints for these arguments, as Latin-1, so that split characters are compared too. */
async function run(
	{ args, COLORTERM }: Recorded,
	read: (name: string) => Entries
): Promise<string> {
	const facts = async (name: string) => {
		const trimmed = name.replace(/\/$/u, '');
		return (await judge(memoryTree(read(trimmed), { name: trimmed }), { deep: true })).facts;
	};
	const last = args.at(-1) ?? '';
	if (args[0] === 'diff') {
		const printed = diffText(await facts(args[1] ?? ''), await facts(last));
		return printed.ok
			? Buffer.from(printed.bytes).toString('latin1')
			: Buffer.from(`agent-compose: ${printed.error}\n`, 'utf8').toString('latin1');
	}
	const colors =
		COLORTERM === undefined
			? {}
			: { colors: COLORTERM === 'truecolor' ? ('truecolor' as const) : ('256' as const) };
	const printed = args.includes('--why')
		? whyText(await facts(last), args[2] ?? '')
		: describeText(await facts(last), { all: args.includes('--all'), ...colors });
	return Buffer.from(
		printed.ok ? printed.text : `agent-compose: ${printed.error}\n`,
		'utf8'
	).toString('latin1');
}

const real = (name: string): Entries =>
	name === 'missing'
		? entriesOf({})
		: readFolder(join(folder, 'real', name === '.' ? 'fixture-native' : name));

describe.skipIf(index === null)('text equal to the original', () => {
	const outputs = index ? [...index.describe, ...index.why, ...index.pairs, ...index.color] : [];

	it.each(outputs.map((one) => [one.file, one] as const))('%s', async (file, one) => {
		expect(await run(one, real)).toBe(recorded(file));
	});

	it.each((index?.synthetic ?? []).map((one) => [one.name, one] as const))('%s', async (_, one) => {
		const read = (name: string): Entries =>
			name === 'base' ? real(one.base) : applyCase(folder, one);
		for (const output of one.outputs) expect(await run(output, read)).toBe(recorded(output.file));
	});
});
