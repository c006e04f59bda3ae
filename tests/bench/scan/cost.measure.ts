import { tokenizer } from 'acorn';
import { parse } from 'es-module-lexer';
import { expect, it } from 'vitest';
import { minified } from '../minified';
import { scanJavaScript } from '../../../src/lib/scan/javascript/scan-javascript';

const SIZE = 5 << 20;
const ROUNDS = 5;

const MORE = ['tests/bench/scan/node_modules/swagger-ui-dist/swagger-ui-standalone-preset.js'];

/** Processor time in milliseconds: that of a machine with other work is not the scan's. */
function cost(work: () => void): number {
	const before = process.cpuUsage();
	work();
	return process.cpuUsage(before).user / 1_000;
}

const median = (values: readonly number[]): number =>
	values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

it('scans 5 MB of minified JavaScript in under three times what reading its tokens takes', () => {
	const code = minified(SIZE, MORE);
	const base: number[] = [];
	const scan: number[] = [];
	for (let round = 0; round < ROUNDS; round++) {
		base.push(
			cost(() => {
				parse(code);
				const tokens = tokenizer(code, { ecmaVersion: 'latest', sourceType: 'script' });
				while (tokens.getToken().type.label !== 'eof');
			})
		);
		scan.push(cost(() => expect(scanJavaScript(code).unread).toEqual([])));
	}
	const ratio = median(scan) / median(base);
	console.log(`tokens ${median(base)} ms, scan ${median(scan)} ms, ratio ${ratio.toFixed(2)}`);
	expect(ratio).toBeLessThan(3);
}, 300_000);
