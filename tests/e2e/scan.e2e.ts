import { resolve } from 'node:path';
import { build } from 'vite';
import { expect } from 'vitest';
import type * as canvasImageMaker from '../../src/lib/repack/image/canvas-image-maker';
import type { MadeImage } from '../../src/lib/repack/image/image-maker';
import { findings } from '../scan/package';
import { PLANTED } from '../scan/secret-values';
import { test } from './fixture';

const FILES: Readonly<Record<string, string>> = {
	'role.md': '---\ntitle: x\ndescription: y\n---\n\nText.\n',
	'key.json': JSON.stringify({ private_key_id: 'x', private_key: PLANTED.at(-1)?.[1] }),
	'notes/.npmrc': PLANTED.find(([, text]) => text.includes('_authToken'))?.[1] ?? '',
	'notes/keys.txt': PLANTED.map(([, text]) => text).join('\n')
};

test('secrets are found in the worker as in Node, and none is shown', async ({ workbench }) => {
	await workbench.open();
	await workbench.page.waitForFunction(() => window.rolecheck);
	const report = await workbench.page.evaluate((files) => {
		const made = Object.entries(files).map(([path, text]) => {
			const file = new File([text], path.slice(path.lastIndexOf('/') + 1));
			Object.defineProperty(file, 'webkitRelativePath', { value: `note-keeper/${path}` });
			return file;
		});
		if (!window.rolecheck) throw new Error('nothing to call');
		return window.rolecheck.validate(made);
	}, FILES);
	const seen = report.findings.filter(({ code }) => code === 'GUIDE_SECRET');
	const expected = await findings(FILES);
	expect(report.faults).toEqual([]);
	expect(seen.map(({ reason, path }) => `${reason} ${path}`).sort()).toEqual(
		expected.map(({ reason, path }) => `${reason} ${path}`).sort()
	);
	expect(seen.length).toBeGreaterThan(15);
	const shown = JSON.stringify(report) + (await workbench.page.content());
	for (const [, , value] of PLANTED) expect(shown).not.toContain(value);
});

/** The image maker as one script, for a page that is not ours. */
async function imageMaker(): Promise<string> {
	const made = await build({
		configFile: false,
		logLevel: 'silent',
		build: {
			write: false,
			lib: {
				entry: resolve('src/lib/repack/image/canvas-image-maker.ts'),
				formats: ['iife'],
				name: 'maker'
			}
		}
	});
	const [first] = Array.isArray(made) ? made : [made];
	const chunk = first && 'output' in first ? first.output[0] : null;
	if (!chunk) throw new Error('nothing was built');
	return chunk.code;
}

declare const maker: typeof canvasImageMaker;

test('images become PNGs of the size asked for, under the limit', async ({ page }) => {
	// An empty page: the site's own policy takes no script of ours.
	await page.addScriptTag({ content: await imageMaker() });
	const made = await page.evaluate(async () => {
		const noise = new OffscreenCanvas(900, 900);
		const context = noise.getContext('2d');
		if (!context) throw new Error('no canvas');
		const pixels = context.createImageData(900, 900);
		let state = 1;
		for (let at = 0; at < pixels.data.length; at++) {
			state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
			// A slope with grain, as in a photograph.
			pixels.data[at] = at % 4 === 3 ? 255 : Math.floor(at / 16_000) + (state >>> 28);
		}
		context.putImageData(pixels, 0, 0);
		const results: (Pick<MadeImage, 'before' | 'levels' | 'underLimit'> & { head: number[] })[] =
			[];
		for (const type of ['image/png', 'image/jpeg', 'image/webp']) {
			const blob = await noise.convertToBlob({ type });
			const { png, before, levels, underLimit } = await maker.canvasImageMaker().make({
				bytes: new Uint8Array(await blob.arrayBuffer()),
				size: { width: 1280, height: 720 },
				fit: type === 'image/png' ? 'crop' : 'pad',
				limit: 1_000_000
			});
			results.push({ head: [...png.subarray(0, 24)], before, levels, underLimit });
		}
		return results;
	});
	for (const { head, before, levels, underLimit } of made) {
		expect(head.slice(0, 4)).toEqual([0x89, 0x50, 0x4e, 0x47]);
		expect(head.slice(16)).toEqual([0, 0, 5, 0, 0, 0, 2, 208]);
		expect(before).toEqual({ width: 900, height: 900 });
		expect([64, 32, 16]).toContain(levels);
		expect(underLimit).toBe(true);
	}
});
