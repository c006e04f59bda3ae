import fc from 'fast-check';
import { expect, it } from 'vitest';
import { targets } from './targets';

const RUNS = Number(process.env.ROLECHECK_RUNS ?? 1000);
const SEED = Number(process.env.ROLECHECK_SEED ?? 1);

/** One input takes no longer, in milliseconds; the process is held to 1 GB by what starts it. */
const LONGEST = 5000;

it.each(targets)('$name', { timeout: 3_600_000 }, async ({ name, inputs, holds }) => {
	let tried = 0;
	let slowest = 0;
	let most = 0;
	await fc.assert(
		fc.asyncProperty(inputs, async (input) => {
			const start = performance.now();
			/* A target's inputs are made for what it holds. */
			await holds(input as never);
			const took = performance.now() - start;
			tried++;
			slowest = Math.max(slowest, took);
			most = Math.max(most, process.memoryUsage().rss);
			expect(took).toBeLessThan(LONGEST);
			expect(most).toBeLessThan(2 ** 30);
		}),
		{ numRuns: RUNS, seed: SEED }
	);
	expect(tried).toBe(RUNS);
	const line = `${name}: ${tried} inputs, slowest ${Math.ceil(slowest)} ms, at most ${Math.ceil(most / 1e6)} MB`;
	console.log(line);
});
