import { expect } from 'vitest';
import { png } from '../cases/png';
import { unzip } from '../unzip';
import { writeFolder } from './disk';
import { test } from './fixture';
import { claiming, colourAt, dressed, photograph, sizeOf, vast } from './pictures';

const DRAWING = `<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">
<style>@import url(https://styles.example/a.css);</style>
<script>document.documentElement.remove()</script>
<rect width="20" height="10" fill="#00f"/><rect width="10" height="10" fill="#f00"/>
<image href="https://images.example/a.png" width="1" height="1"/>
<foreignObject width="1" height="1"><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://frames.example/"/></foreignObject>
</svg>`;

const inZip = async (bytes: Uint8Array) => {
	const entries = await unzip(bytes);
	return (path: string) => entries.get(`words-john/${path}`);
};
const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

test('images are shown before and after, asked about, and made right in the zip', async ({
	workbench
}) => {
	const { page } = workbench;
	await workbench.open();
	const { dir, files } = dressed({
		without: ['avatar.png'],
		cover: 'assets/cover.jpg',
		screenshots: ['assets/one.webp', 'assets/heavy.png'],
		files: {
			'avatar.svg': DRAWING,
			'assets/cover.jpg': await photograph(page, 'image/jpeg', 900, 900),
			'assets/one.webp': await photograph(page, 'image/webp', 640, 360),
			'assets/heavy.png': await photograph(page, 'image/png', 1280, 720),
			'intro.html': '<!doctype html><title>x</title><img src="assets/cover.jpg" alt="">'
		}
	});
	await workbench.drop(writeFolder(dir, files));
	await workbench.checked();
	await workbench.nextStep();

	const card = (name: RegExp) => page.getByRole('article').filter({ hasText: name });
	const avatar = card(/Make the avatar a PNG/u);
	await avatar.getByRole('radio', { name: /fill it/u }).check();
	await avatar.getByText('20 × 10 pixels').waitFor();
	const cover = card(/Make assets\/cover\.jpg a PNG/u);
	await cover.getByRole('radio', { name: /empty border/u }).check();
	await cover.getByText('900 × 900 pixels').waitFor();
	await card(/Make assets\/one\.webp a PNG/u)
		.getByText('640 × 360 pixels')
		.waitFor();
	await card(/Make assets\/heavy\.png a PNG/u)
		.getByText(/levels of each colour/u)
		.waitFor();

	const { bytes } = await workbench.download();
	const file = await inZip(bytes);
	const made = ['assets/cover.png', 'assets/one.png', 'assets/heavy.png'];
	for (const path of made) {
		expect(sizeOf(file(path)), path).toEqual([1280, 720]);
		expect(file(path)?.length, path).toBeLessThan(1_000_000);
	}
	expect(sizeOf(file('avatar.png'))).toEqual([512, 512]);
	expect(file('avatar.svg')).toBeUndefined();
	expect(file('assets/one.webp')).toBeUndefined();
	// The intro page shows it.
	expect(file('assets/cover.jpg')).toBeDefined();
	const contract = text(file('agotalk.role.toml'));
	expect(contract).toContain('cover_image = "assets/cover.png"');
	expect(contract).toContain('screenshots = ["assets/one.png","assets/heavy.png"]');

	const avatarPng = file('avatar.png') ?? new Uint8Array();
	// Cut to the middle: half red, half blue, and nothing of what it would load.
	expect(await colourAt(page, avatarPng, 0.1, 0.9)).toEqual([255, 0, 0, 255]);
	expect(await colourAt(page, avatarPng, 0.9, 0.9)).toEqual([0, 0, 255, 255]);
	// Filled up at the sides.
	expect((await colourAt(page, file('assets/cover.png') ?? new Uint8Array(), 0.01, 0.5))[3]).toBe(
		0
	);
	await page.getByRole('status').filter({ hasText: 'passes' }).waitFor();
});

test('an avatar is made from an image that was chosen', async ({ workbench }) => {
	const { page } = workbench;
	const { dir, files } = dressed({
		without: ['avatar.png'],
		files: { 'assets/face.png': png(300, 200) }
	});
	await workbench.open();
	await workbench.drop(writeFolder(dir, files));
	await workbench.checked();
	await page.getByRole('tab', { name: 'Repairs' }).click();
	const card = page.getByRole('article').filter({ hasText: 'Make an avatar.png' });
	await card.getByRole('radio', { name: 'assets/face.png' }).check();
	await card.getByRole('radio', { name: /fill it/u }).check();
	await card.getByText('300 × 200 pixels').waitFor();
	const { bytes } = await workbench.download();
	const file = await inZip(bytes);
	expect(sizeOf(file('avatar.png'))).toEqual([512, 512]);
	expect(file('assets/face.png')).toBeDefined();
});

test('of two ways to an avatar one is taken', async ({ workbench }) => {
	const { page } = workbench;
	const { dir, files } = dressed({
		without: ['avatar.png'],
		files: {
			'assets/avatar.png': png(512, 512),
			'role.md':
				'---\ntitle: Words John\ndescription: A game.\navatar: assets/avatar.png\n---\n\n# Words\n'
		}
	});
	await workbench.open();
	await workbench.drop(writeFolder(dir, files));
	await workbench.checked();
	await workbench.nextStep();
	const place = page.getByRole('checkbox', { name: /Place the avatar/u });
	const convert = page.getByRole('checkbox', { name: /Make the avatar/u });
	await place.waitFor();
	expect([await place.isChecked(), await convert.isChecked()]).toEqual([false, true]);
	await place.check();
	expect([await place.isChecked(), await convert.isChecked()]).toEqual([true, false]);
	const { bytes } = await workbench.download();
	expect(sizeOf((await inZip(bytes))('avatar.png'))).toEqual([512, 512]);
});

test('an image that no browser decodes ends in a sentence, and the rest is repaired', async ({
	workbench
}) => {
	const { page } = workbench;
	const cycle = Array.from(
		{ length: 12 },
		(_, n) => `<g id="g${n}">${`<use href="#g${n + 1}"/>`.repeat(10)}</g>`
	).join('');
	const { dir, files } = dressed({
		cover: 'assets/cover.png',
		screenshots: ['assets/cut.jpg', 'assets/laughs.svg'],
		files: {
			'avatar.png': claiming(30_000, 30_000),
			'assets/cover.png': claiming(1000, 1000),
			'assets/cut.jpg': (
				await (async () => {
					await workbench.open();
					return photograph(page, 'image/jpeg', 800, 600);
				})()
			).subarray(0, 400),
			'assets/laughs.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${cycle}<g id="g12"><rect width="1" height="1"/></g></svg>`
		}
	});
	await workbench.drop(writeFolder(dir, files));
	await workbench.checked();
	await workbench.nextStep();
	const alerts = page.getByRole('alert');
	await alerts.filter({ hasText: /avatar\.png has more pixels/u }).waitFor();
	await alerts.filter({ hasText: /cover\.png can’t be decoded/u }).waitFor();
	await alerts.filter({ hasText: /cut\.jpg can’t be decoded/u }).waitFor();
	await alerts.filter({ hasText: /laughs\.svg has more pixels/u }).waitFor();
	const { bytes } = await workbench.download();
	expect((await inZip(bytes))('avatar.png')?.length).toBe(claiming(1, 1).length);
});

test('rolecheck.repack makes the same images, asked for by name', async ({ workbench }) => {
	const { page } = workbench;
	await workbench.open();
	const { dir, files } = dressed({
		without: ['avatar.png'],
		files: { 'avatar.svg': DRAWING }
	});
	await page.waitForFunction(() => window.rolecheck);
	const made = await page.evaluate(
		async ({ items, broken }) => {
			if (!window.rolecheck) throw new Error('nothing to call');
			const input = items.map(({ path, data }) => ({
				path,
				file: new Blob([new Uint8Array(data)])
			}));
			const { blob, report } = await window.rolecheck.repack(input, {
				fixes: ['convert-avatar'],
				answers: { fit: 'pad' }
			});
			const others = input
				.filter(({ path }) => !path.endsWith('avatar.svg'))
				.concat({ path: 'words-john/assets/broken.png', file: new Blob([new Uint8Array(broken)]) });
			const refused = await window.rolecheck
				.repack(others, {
					fixes: ['make-avatar'],
					answers: { image: 'assets/broken.png', fit: 'crop' }
				})
				.catch((error: unknown) => String(error));
			return {
				zip: [...new Uint8Array(await blob.arrayBuffer())],
				codes: report.findings.map(({ code }) => code),
				refused
			};
		},
		{
			items: files.map(({ name, data }) => ({ path: `${dir}/${name}`, data: [...data] })),
			broken: [...claiming(1000, 1000)]
		}
	);
	const file = await inZip(new Uint8Array(made.zip));
	expect(sizeOf(file('avatar.png'))).toEqual([512, 512]);
	expect(await colourAt(page, file('avatar.png') ?? new Uint8Array(), 0.2, 0.5)).toEqual([
		255, 0, 0, 255
	]);
	expect((await colourAt(page, file('avatar.png') ?? new Uint8Array(), 0.5, 0.02))[3]).toBe(0);
	expect(made.codes).not.toContain('GUIDE_AVATAR');
	expect(made.refused).toContain('assets/broken.png cannot be decoded');
});

test('a picture of 900 million pixels is refused in a sentence, shown nowhere, and the page stays in use', async ({
	workbench
}) => {
	const { page } = workbench;
	const huge = vast(30_000, 30_000);
	expect(huge.length).toBeLessThan(1_000_000);
	const { dir, files } = dressed({
		cover: 'assets/cover.png',
		files: { 'avatar.png': huge, 'assets/cover.png': huge }
	});
	await workbench.open();
	await workbench.drop(writeFolder(dir, files));
	await workbench.checked();
	await workbench.finding('GUIDE_AVATAR').filter({ hasText: '30' }).waitFor();
	await page.getByRole('treeitem', { name: 'avatar.png' }).click();
	await page.getByText('30000 × 30000 pixels, more than a tab can hold').waitFor();
	await page.getByRole('tab', { name: 'Repairs' }).click();
	await page
		.getByText(/avatar\.png has more pixels or bytes than a browser can decode/u)
		.first()
		.waitFor();
	await page.getByRole('tab', { name: 'Preview' }).click();
	await page.getByRole('button', { name: 'Website card' }).click();
	await page.getByRole('heading', { name: 'Words John' }).last().waitFor();
	// The screenshot, which is as large as it should be, and neither of the others.
	const drawn = page.locator('img[src^="blob:"]');
	await drawn.first().waitFor();
	expect(await drawn.evaluateAll((all) => all.map((one) => one.getAttribute('title')))).toEqual([
		'assets/screenshots/word-pop-game-preview.png'
	]);
});
