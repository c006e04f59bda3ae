import { expect, it } from 'vitest';
import { Stepwise } from '../../src/lib/state/stepwise.svelte';

function* counted(steps: number, value: string, onStep: () => void): Generator<void, string> {
	for (let step = 0; step < steps; step++) {
		onStep();
		yield;
	}
	return value;
}

/** Longer than a turn. */
function spin(): void {
	for (const end = performance.now() + 10; performance.now() < end;);
}

it('has what is quick at once', () => {
	const stepwise = new Stepwise<string>();
	stepwise.run(counted(3, 'done', () => {}));
	expect(stepwise.value).toBe('done');
});

it('lets others in between, and keeps what it had until the new value is there', async () => {
	const stepwise = new Stepwise<string>();
	stepwise.run(counted(0, 'old', () => {}));
	let others = 0;
	const timer = setInterval(() => others++);
	stepwise.run(counted(5, 'new', spin));
	expect(stepwise.value).toBe('old');
	await expect.poll(() => stepwise.value).toBe('new');
	clearInterval(timer);
	expect(others).toBeGreaterThan(0);
});

it('gives up what was under way when it starts anew, or is told to', async () => {
	const stepwise = new Stepwise<string>();
	let steps = 0;
	stepwise.run(counted(50, 'first', () => (steps++, spin())));
	const stop = stepwise.run(counted(50, 'second', () => (steps++, spin())));
	stop();
	await new Promise((resolve) => setTimeout(resolve, 100));
	expect(steps).toBeLessThan(6);
	expect(stepwise.value).toBeNull();
});
