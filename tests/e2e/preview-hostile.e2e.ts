import type { Page } from 'playwright';
import { describe, inject } from 'vitest';
import { HTML_EVERYWHERE, marked, PLACES } from '../preview/html-everywhere';
import { test } from '../preview/fixture';
import { dropZip, FILES, FRAME, launch } from '../preview/on-site';

const site = inject('site');
/** In milliseconds, on a machine that runs other tests beside this one. */
const MOMENT = 15_000;
const ENTRY = 'contents/app/index.html';

const scripted = (script: string): string =>
	`<!doctype html><title>x</title><h1>Started</h1><script>${script}</script>`;

/** Everything that can be read on the screen now. */
const screen = (page: Page): Promise<string> =>
	page.evaluate(() => {
		const inputs = [...document.querySelectorAll<HTMLInputElement>('input')];
		return [document.body.innerText, ...inputs.map(({ value }) => value)].join('\n');
	});

/** What a person does beside a page that misbehaves: each within a moment, or the app is not in use any more. */
async function useTheApp(page: Page): Promise<void> {
	page.setDefaultTimeout(MOMENT);
	await page.getByRole('button', { name: 'Requests' }).click();
	await page.getByRole('cell', { name: ENTRY, exact: true }).waitFor();
	const files = page.getByRole('tree');
	const search = page.getByRole('searchbox', { name: 'Filter by name' });
	await search.fill('intro');
	await files.getByText('role.md').waitFor({ state: 'detached' });
	await search.fill('');
	await files.getByText('role.md').waitFor();
	await page.getByRole('button', { name: 'Console' }).click();
}

async function stop(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Stop' }).click({ timeout: MOMENT });
	await page.locator(FRAME).waitFor({ state: 'detached', timeout: MOMENT });
}

describe.concurrent('beside a hostile page the site stays in use:', () => {
	test('10,000 messages a second, garbage among them', async ({ page, expect }) => {
		const junk =
			scripted(`const junk = [null, 1, 'x'.repeat(1000), 'rolecheck-host', 'rolecheck-reduced', { kind: 'console' },
			{ kind: 'address', url: 'https://a.example/', title: 't', back: 1 }, { rolecheck: 'need', token: 'x' }, { id: 1, done: null },
			{ rolecheck: 'event', event: { kind: 'request', url: location.href, status: 500, bytes: 1, ms: 1, destination: '', page: '' } },
			{ rolecheck: 'event', event: { kind: 'console', level: 'spoofed', text: 'bad level', page: '' } },
			{ rolecheck: 'mount' }, { rolecheck: 'unmount', tokens: [location.pathname.split('/')[1]] }, [], new Map([[1, 2]])];
		setInterval(() => {
			for (let i = 0; i < 200; i++) {
				parent.postMessage(junk[i % junk.length], '*');
				navigator.serviceWorker.controller?.postMessage(junk[i % junk.length]);
				console.log('flood', i);
			}
		}, 20);`);
		await page.goto(site.url);
		await dropZip(page, 'demo', { ...FILES, [ENTRY]: junk });
		const before = await page.getByRole('region', { name: 'Findings' }).innerText();
		await launch(page);
		await page.getByText('sent too many messages').waitFor({ timeout: 10_000 });
		await useTheApp(page);
		expect(await page.getByText('bad level').count()).toBe(0);
		expect(await page.getByLabel('Address in the package').inputValue()).toBe(ENTRY);
		await page.getByRole('button', { name: 'Requests' }).click();
		expect(await page.getByRole('cell', { name: '500', exact: true }).count()).toBe(0);
		expect(await page.getByRole('region', { name: 'Findings' }).innerText()).toBe(before);
		await stop(page);
	});

	test('alert in a loop', async ({ page, expect }) => {
		let dialogs = 0;
		page.on('dialog', (dialog) => {
			dialogs++;
			void dialog.dismiss();
		});
		await page.goto(site.url);
		await dropZip(page, 'demo', {
			...FILES,
			[ENTRY]: scripted(`setTimeout(() => { for (;;) { alert('again'); confirm('and'); } }, 100)`)
		});
		await launch(page);
		await page.getByText('confirm: and').first().waitFor();
		await useTheApp(page);
		await stop(page);
		const shown = dialogs;
		expect(shown).toBeGreaterThan(0);
		expect(shown).toBeLessThan(10);
		// The next start is not in the way of the last one's end.
		await page.getByRole('button', { name: 'Launch', exact: true }).nth(1).click();
		await expect.poll(() => dialogs, { timeout: MOMENT }).toBeGreaterThan(shown);
		await stop(page);
	});

	test('HTML in every word of it is shown as text', async ({ page, expect }) => {
		page.on('dialog', (dialog) => void dialog.dismiss());
		let seen = '';
		const look = async (): Promise<void> => {
			seen += await screen(page);
			expect(await page.locator('[onerror], img[src="x"]').count()).toBe(0);
		};
		await page.goto(site.url);
		await dropZip(page, marked('zip'), HTML_EVERYWHERE);
		const rows = page.getByRole('region', { name: 'Findings' }).locator('[data-code]');
		for (const row of await rows.all()) {
			await row.click();
			await look();
		}
		await page.getByRole('tree').getByText(marked('file')).click();
		await page.getByText(marked('code')).first().waitFor();
		await look();
		await launch(page);
		await page.getByText(marked('thrown')).first().waitFor();
		await look();
		await page.getByRole('button', { name: 'Requests' }).click();
		await look();
		await page.getByRole('button', { name: 'Launch check' }).click();
		await page.getByText('findings at launch').waitFor({ timeout: 20_000 });
		for (const row of await page.getByRole('tabpanel').locator('[data-code]').all())
			await row.click();
		await look();
		for (const view of ['role.md', 'Website card']) {
			await page.getByRole('button', { name: view, exact: true }).last().click();
			await look();
		}
		await page.getByLabel('Language of the card').selectOption('zh-CN');
		await look();
		expect(PLACES.filter((where) => !seen.includes(marked(where)))).toEqual([]);
		expect(await page.evaluate((): unknown => Reflect.get(window, 'pwned'))).toBeUndefined();
	});
});
