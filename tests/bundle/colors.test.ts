import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { judgeColor } from '../../src/lib/formats/agent-compose-bundle/color/judge';
import { sharedData } from '../shared-data';

const sentence = (text: string): string | null => {
	const judged = judgeColor(text);
	return judged.kind === 'legible' ? null : judged.original;
};

describe('colours', () => {
	it.each([
		['#9c8b31', null],
		['9C8B31', null],
		['#ff 0 0', null],
		['#ff-100', null],
		['#9c8b3g', null],
		['#fff', 'color "#fff" must be #rrggbb'],
		['#ff\n000', 'color "#ff\\n000" must be #rrggbb: unexpected newline'],
		['#gc8b31', 'color "#gc8b31" must be #rrggbb: expected integer'],
		['#3293 \t', 'color "#3293 \\t" must be #rrggbb: EOF'],
		['#ff\u00a00', 'color "#ff\\u00a00" must be #rrggbb'],
		[
			'#444444',
			'color #444444 has OKLab lightness 0.39 outside the terminal-legible band [0.60, 0.80]'
		],
		['#8d7c9b', 'color #8d7c9b is too gray (chroma 0.050, floor 0.050)']
	])('%s', (color, expected) => {
		expect(sentence(color)).toBe(expected);
	});

	const folder = sharedData('bundles');

	it.skipIf(folder === null)('judges every recorded colour as the original does', () => {
		const { colors } = JSON.parse(readFileSync(join(folder ?? '', 'colors.json'), 'utf8')) as {
			colors: { color: string; ok: boolean; error?: string }[];
		};
		expect(colors.length).toBeGreaterThan(700);
		for (const { color, error } of colors)
			expect([color, sentence(color)]).toEqual([color, error ?? null]);
	});
});
