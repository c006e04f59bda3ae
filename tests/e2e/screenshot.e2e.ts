import type { Page } from 'playwright';
import { expect } from 'vitest';
import { unzip } from '../unzip';
import { complaints } from './axe';
import { writeFolder } from './disk';
import { test } from './fixture';
import { colourAt, dressed, sizeOf } from './pictures';
import type { Workbench } from './workbench';

type Sharing = 'a picture' | 'nothing' | 'refused' | 'forbidden' | 'unsupported' | 'ends';

/**
 * Stands in for the browser's dialog, which no headless browser has: what is shared is a canvas of 1200 × 900, red on
 * the left, blue on the right, with a white strip above and below that 16:9 has no room for.
 */
async function share(page: Page, what: Sharing): Promise<void> {
	await page.evaluate((what) => {
		const { mediaDevices } = navigator;
		const give = (): MediaStream => {
			const canvas = document.createElement('canvas');
			Object.assign(canvas, { width: 1200, height: 900 });
			const context = canvas.getContext('2d');
			const draw = (): void => {
				for (const [x, y, width, height, colour] of [
					[0, 0, 1200, 900, '#fff'],
					[0, 110, 600, 680, '#f00'],
					[600, 110, 600, 680, '#00f']
				] as const) {
					if (!context) continue;
					context.fillStyle = colour;
					context.fillRect(x, y, width, height);
				}
			};
			draw();
			// It is drawn again and again, as a page on the screen is; and is not thrown away.
			setInterval(draw, 100);
			return canvas.captureStream();
		};
		const shared = async (): Promise<MediaStream> => {
			if (what === 'refused') throw new DOMException('Permission denied', 'NotAllowedError');
			if (what === 'forbidden')
				throw new DOMException('Permission denied by system', 'NotAllowedError');
			if (what === 'nothing') throw new DOMException('none', 'NotFoundError');
			const stream = give();
			Object.assign(window, { shared: stream });
			if (what === 'ends')
				for (const track of stream.getVideoTracks()) {
					// Before its first picture, as when the person stops sharing at once.
					track.stop();
					setTimeout(() => track.dispatchEvent(new Event('ended')), 50);
				}
			return stream;
		};
		const value = what === 'unsupported' ? undefined : shared;
		Object.defineProperty(mediaDevices, 'getDisplayMedia', { value, configurable: true });
	}, what);
}

const states = (page: Page) =>
	page.evaluate(() => {
		const shared =
			'shared' in window && window.shared instanceof MediaStream ? window.shared : null;
		return shared?.getTracks().map(({ readyState }) => readyState);
	});

async function openRepairs(workbench: Workbench, options: Parameters<typeof dressed>[0]) {
	const { dir, files } = dressed(options);
	await workbench.open();
	await workbench.drop(writeFolder(dir, files));
	await workbench.checked();
	await workbench.page.getByRole('tab', { name: 'Repairs' }).click();
	return { dir, files };
}

test('a screenshot is taken, looked at, taken again, and stands in the zip and its contract', async ({
	workbench
}) => {
	const { page } = workbench;
	const { files } = await openRepairs(workbench, {});
	const before = files.find(({ name }) => name === 'agotalk.role.toml')?.data.toString() ?? '';
	await share(page, 'a picture');
	await page.getByRole('button', { name: 'Take a screenshot' }).click();
	await page.getByRole('img', { name: 'The screenshot that was taken' }).waitFor();
	await page.getByText('Cut to 16:9 at the middle of 1200 × 900 pixels: 75% of it').waitFor();
	expect(await states(page)).toEqual(['ended']);
	expect(await complaints(page)).toEqual([]);
	await page.getByRole('button', { name: 'Take another instead' }).click();
	await page.getByRole('img', { name: 'The screenshot that was taken' }).waitFor();
	await page.getByRole('button', { name: 'Add to the package' }).click();
	const card = page.getByRole('checkbox', { name: 'Add the screenshots you took' });
	await card.waitFor();
	expect(await card.isChecked()).toBe(true);
	await page.getByRole('img', { name: 'Screenshot 1' }).waitFor();
	expect(await complaints(page)).toEqual([]);

	const { bytes } = await workbench.download();
	await page.getByRole('status').filter({ hasText: 'passes' }).waitFor();
	const entries = await unzip(bytes);
	expect(entries.size).toBe(files.length + 1);
	const made = entries.get('words-john/assets/screenshots/screenshot-1.png') ?? new Uint8Array();
	expect(sizeOf(made)).toEqual([1280, 720]);
	expect(made.length).toBeLessThan(1_000_000);
	for (const [across, down, colour] of [
		[0.1, 0, [255, 0, 0, 255]],
		[0.1, 1, [255, 0, 0, 255]],
		[0.9, 0.5, [0, 0, 255, 255]]
	] as const) {
		const seen = await colourAt(page, made, across, down);
		// A video is not exact in its colours.
		seen.forEach((value, at) => expect(Math.abs(value - (colour[at] ?? 0))).toBeLessThan(24));
	}
	const contract = new TextDecoder().decode(entries.get('words-john/agotalk.role.toml'));
	expect(contract).toBe(
		before.replace(/^(screenshots = \[.*)\]/mu, '$1, "assets/screenshots/screenshot-1.png"]')
	);
	expect(contract).not.toBe(before);
});

test('one that was added is taken away again; more than three are said to be too many', async ({
	workbench
}) => {
	const { page } = workbench;
	await openRepairs(workbench, {
		screenshots: ['assets/screenshots/main.png', 'assets/screenshots/main.png', 'avatar.png']
	});
	await page.getByText('The package will have 3 screenshots. The guide asks for one').waitFor();
	await share(page, 'a picture');
	await page.getByRole('button', { name: 'Take a screenshot' }).click();
	await page.getByRole('button', { name: 'Add to the package' }).click();
	await page.getByText('4 screenshots. The guide asks for at most three').waitFor();
	await page.getByRole('button', { name: 'Remove screenshot 1' }).click();
	await page.getByText('The package will have 3 screenshots.').waitFor();
	const card = page.getByRole('checkbox', { name: 'Add the screenshots you took' });
	await card.waitFor({ state: 'detached' });
	await page.getByRole('button', { name: 'Take a screenshot' }).click();
	await page.getByRole('button', { name: 'Discard' }).click();
	await page.getByRole('button', { name: 'Take a screenshot' }).waitFor();
});

test('whatever keeps it from being taken ends in a sentence, and it can be tried again', async ({
	workbench
}) => {
	const { page } = workbench;
	await openRepairs(workbench, {});
	const sentences: Readonly<Partial<Record<Sharing, RegExp>>> = {
		refused: /Nothing was shared.*allow this site/u,
		forbidden: /system does not let this browser/u,
		nothing: /no tab or window that could be shared/u,
		unsupported: /This browser can’t share/u,
		ends: /showed no picture/u
	};
	for (const [what, sentence] of Object.entries(sentences)) {
		await share(page, what as Sharing); // its keys, which Object.entries forgets
		await page.getByRole('button', { name: 'Take a screenshot' }).click();
		await page.getByRole('alert').filter({ hasText: sentence }).waitFor();
	}
	expect(await states(page)).toEqual(['ended']);
	await share(page, 'a picture');
	await page.getByRole('button', { name: 'Take a screenshot' }).click();
	await page.getByRole('button', { name: 'Add to the package' }).waitFor();
	const own = page.getByRole('region', { name: 'Screenshots' });
	expect(await own.getByRole('alert').count()).toBe(0);
});
