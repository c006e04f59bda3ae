// npm run fuzz [inputs]: the laws of checks, repairs and parsers over so many mutated packages a law, role packages and
// bundles, 1000 if not said.
import { runTool } from './run.mjs';

const inputs = Number(process.argv[2] ?? 1000);
if (!Number.isInteger(inputs) || inputs < 1)
	throw new Error('npm run fuzz [inputs]: a number from 1');
const started = Date.now();
const files = ['role/laws', 'role/repairs', 'bundle/fuzz'].map((name) => `tests/${name}.test.ts`);
const args = ['run', '--project', 'unit', ...files];
const { ok } = await runTool(
	'vitest',
	[...args, '--testTimeout=1800000', '-t', 'mutation|byte for byte|mutants'],
	{
		env: {
			ROLECHECK_RUNS: String(inputs),
			ROLECHECK_FUZZ: String(inputs),
			ROLECHECK_SEED: String(Date.now() % 2 ** 31),
			NODE_OPTIONS: '--max-old-space-size=1024'
		},
		minutes: 60
	}
);
console.log(`${inputs} packages a law, in ${((Date.now() - started) / 1000).toFixed(0)} s`);
process.exitCode = ok ? 0 : 1;
