// npm run fuzz [inputs] [seed]: so many damaged inputs (1000 if not said) for each reader of what others wrote, and for
// each law of checks and repairs, on role packages and bundles. A failure prints the input, shrunk; the seed makes it
// come again.
import { runTool } from './run.mjs';

const [inputs, seed] = [process.argv[2] ?? 1000, process.argv[3] ?? Date.now() % 2 ** 31].map(
	Number
);
if (!Number.isInteger(inputs) || !inputs || inputs < 1 || !Number.isInteger(seed))
	throw new Error('npm run fuzz [inputs] [seed]: a number from 1, and a whole number');
const started = Date.now();
const env = {
	ROLECHECK_RUNS: String(inputs),
	ROLECHECK_FUZZ: String(inputs),
	ROLECHECK_SEED: String(seed),
	NODE_OPTIONS: '--max-old-space-size=1024'
};
const laws = ['role/laws', 'role/repairs', 'bundle/fuzz'].map((name) => `tests/${name}.test.ts`);
const runs = [
	['--project', 'fuzz'],
	['--project', 'unit', ...laws, '--testTimeout=1800000', '-t', 'mutation|byte for byte|mutants']
];
let good = true;
for (const args of runs)
	good = (await runTool('vitest', ['run', ...args], { env, minutes: 60 })).ok && good;
const seconds = ((Date.now() - started) / 1000).toFixed(0);
console.log(`${inputs} inputs a reader and a law, seed ${seed}, in ${seconds} s`);
process.exitCode = good ? 0 : 1;
