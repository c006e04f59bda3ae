import { describe, expect, it } from 'vitest';
import { inParts, putBack } from '../../src/lib/worker/parts';

const list = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** To the other side and back together. */
function across(value: unknown): unknown {
	const sent = structuredClone(inParts(value));
	for (const part of sent.parts) putBack(sent.value, part);
	return sent.value;
}

describe('an answer in parts', () => {
	it('comes together as it was', () => {
		const answer = {
			report: { findings: list(1001), faults: [], tool: { name: 'x' } },
			files: list(400),
			more: list(401),
			bytes: new Uint8Array(2000),
			title: null
		};
		expect(across(answer)).toEqual(answer);
		expect(across(list(5000))).toEqual(list(5000));
	});

	it('sends what is short at once, and leaves what it was given as it is', () => {
		const short = { files: list(400), report: { findings: [] } };
		expect(inParts(short)).toEqual({ value: short, parts: [] });
		const long = { files: list(401) };
		const { value, parts } = inParts(long);
		expect(value).toEqual({ files: [] });
		expect(parts.map(({ path, items }) => [path, items.length])).toEqual([
			[['files'], 400],
			[['files'], 1]
		]);
		expect(long.files).toHaveLength(401);
	});

	it('takes no part that leads nowhere, nor one by a name that objects are born with', () => {
		const value = { files: [] };
		for (const path of [['none'], ['__proto__', 'x'], ['files', 'length'], ['constructor']])
			putBack(value, { path, items: [1] });
		expect(value).toEqual({ files: [] });
	});
});
