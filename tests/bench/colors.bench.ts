import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { legibility } from '../../src/lib/formats/agent-compose-bundle/color/oklab';
import { sharedData } from '../shared-data';

const SIGNS = { legible: 0x30, lightness: 0x4c, chroma: 0x43 } as const;
const folder = sharedData('bundles');

/** Every colour there is, against the map of the original's verdicts. Too slow for each test run. */
it.skipIf(folder === null)(
	'judges all 2^24 colours as the original does',
	{ timeout: 600_000 },
	() => {
		const expected = JSON.parse(readFileSync(join(folder ?? '', 'colors.json'), 'utf8')) as {
			all_colors_sha256: string;
			all_colors_counts: { ok: number; lightness: number; chroma: number };
		};
		const verdicts = new Uint8Array(2 ** 24);
		const counts = { legible: 0, lightness: 0, chroma: 0 };
		const start = performance.now();
		for (let color = 0; color < verdicts.length; color++) {
			const { kind } = legibility([color >> 16, (color >> 8) & 255, color & 255]);
			verdicts[color] = SIGNS[kind];
			counts[kind]++;
		}
		console.log(`2^24 colours in ${Math.round(performance.now() - start)} ms`);
		const { ok, lightness, chroma } = expected.all_colors_counts;
		expect(counts).toEqual({ legible: ok, lightness, chroma });
		expect(createHash('sha256').update(verdicts).digest('hex')).toBe(expected.all_colors_sha256);
	}
);
