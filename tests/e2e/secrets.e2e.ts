import type { Page } from 'playwright';
import { expect } from 'vitest';
import { packageZip } from '../preview/driver';
import { PLANTED } from '../scan/secret-values';
import { writeScratchFile } from './disk';
import { test } from './fixture';
import type { Workbench } from './workbench';

/** One of a kind; the last one is a key of several lines. */
const KINDS = ['github', 'npm', 'basic-auth', 'openai', 'database', 'private-key'];
const PICKED = KINDS.map((wanted) => {
	const found = PLANTED.find(
		([kind, text]) => kind === wanted && (wanted !== 'npm' || text.includes('_authToken'))
	);
	if (!found) throw new Error(`no ${wanted} is planted`);
	const [kind, text, value] = found;
	return { kind, text, value };
});
const [token, npm] = PICKED.map(({ value }) => value);
const all = PICKED.map(({ text }) => text).join('\n');
/** Alone, where nothing would take it for a secret. */
const alone = `the values: ${PICKED.map(({ value }) => value).join(' ')}`;

const CONTRACT = `schema_version = 1
id = "demo"
kind = "application"
version = "0.1.0"
title = "Key ${token}"
summary = "Uses ${token}"
license = "${token}"
min_app_version = "0.1.57"
[entry]
kind = "static_browser"
target = "contents/app/index.html"
address_bar = "visible"
[preview]
cover_image = "assets/${token}.png"
screenshots = ["a.png"] # ${token}
`;

const FILES: Readonly<Record<string, string>> = {
	'agotalk.role.toml': CONTRACT,
	'role.md': `---\ntitle: T\ndescription: Uses ${token}\navatar: ${token}.png\nextra: '${alone}'\n---\n\n# Keys\n\n${all}\n\n${alone}\n`,
	'contents/app/index.html': `<!doctype html><title>x</title><h1>Started</h1><script>console.error(${JSON.stringify(alone)}); fetch('https://api.example/${token}?k=${token}').catch(() => {});</script>`,
	'notes/.npmrc': PICKED.find(({ kind }) => kind === 'npm')?.text ?? '',
	'notes/all.txt': all,
	'notes/alone.txt': `${alone}\n`,
	[`notes/${token}/${npm}.txt`]: 'x',
	'notes/data.bin': `\0\0${alone}`
};

const OLD = { ...FILES, 'notes/alone.txt': `old ${alone}\n`, 'notes/all.txt': `old\n${all}` };

declare global {
	interface Window {
		/** Kinds of secrets that stood in the page at any time. */
		leaked?: string[];
	}
}

/** Looks at the whole page, texts and attributes, whenever anything in it changes. */
async function watch(page: Page): Promise<void> {
	await page.addInitScript((picked) => {
		if (window !== window.top) return;
		window.leaked = [];
		const look = (): void => {
			const fields = [...document.querySelectorAll('input, textarea, select')].map((field) =>
				'value' in field ? String(field.value) : ''
			);
			const shown = `${document.title} ${document.documentElement.outerHTML} ${fields.join(' ')}`;
			for (const { kind, value } of picked)
				if (shown.includes(value) && !window.leaked?.includes(kind)) window.leaked?.push(kind);
		};
		new MutationObserver(look).observe(document, {
			subtree: true,
			childList: true,
			characterData: true,
			attributes: true
		});
	}, PICKED);
}

/** Names of the kinds that are or were to be seen, never the values: a failing test is an output too. */
async function leaks(page: Page): Promise<string[]> {
	const text = await page.evaluate(() => document.body.innerText + location.href);
	const now = PICKED.filter(({ value }) => text.includes(value)).map(({ kind }) => kind);
	return [...new Set([...now, ...(await page.evaluate(() => window.leaked ?? ['not watched']))])];
}

async function open(workbench: Workbench): Promise<Page> {
	const { page } = workbench;
	await watch(page);
	await workbench.open();
	await workbench.drop(writeScratchFile('demo-0.1.0.zip', packageZip('demo', FILES)));
	await workbench.checked();
	return page;
}

test('no secret is in the findings, the names of files, or any file that is looked at', async ({
	workbench
}) => {
	const page = await open(workbench);
	await workbench.finding('GUIDE_SECRET').first().waitFor();
	for (const row of await page.locator('[data-code]').all()) await row.click();
	expect(await leaks(page)).toEqual([]);
	await page.getByRole('tab', { name: /^Files/u }).click();
	const files = page.getByRole('treeitem');
	await files.first().waitFor();
	const names = await page
		.getByRole('treeitem')
		.evaluateAll((items) =>
			items.flatMap((item) =>
				item.hasAttribute('aria-expanded') ? [] : [item.getAttribute('data-path') ?? '']
			)
		);
	expect(names).toHaveLength(Object.keys(FILES).length);
	for (const name of names) {
		await page.locator(`[role="treeitem"][data-path="${name}"]`).click();
		await page
			.locator('header')
			.filter({ hasText: name.split('/').at(-1) ?? '' })
			.last()
			.waitFor();
		await page.locator('.line, pre').first().waitFor();
		expect(await leaks(page), name).toEqual([]);
	}
	await page.locator('[data-path="notes/alone.txt"]').click();
	await page.locator('.line').filter({ hasText: 'the values: ••••' }).waitFor();
});

test('no secret is in the repairs, nor in a comparison', async ({ workbench }) => {
	const page = await open(workbench);
	await page.getByRole('tab', { name: 'Repairs' }).click();
	await page.getByRole('article').first().waitFor();
	await page.getByText('Take a screenshot').waitFor();
	expect(await leaks(page)).toEqual([]);
	await page.getByRole('tab', { name: 'Compare' }).click();
	const chooser = page.waitForEvent('filechooser');
	await page.getByRole('button', { name: 'Choose a zip' }).click();
	await (await chooser).setFiles(writeScratchFile('old.zip', packageZip('demo', OLD)));
	for (const name of ['notes/all.txt', 'notes/alone.txt']) {
		await page.locator('summary').filter({ hasText: name }).click();
		await page
			.locator('details[open]')
			.filter({ hasText: name })
			.getByText('old')
			.first()
			.waitFor();
	}
	expect(await leaks(page)).toEqual([]);
});

test('no secret is in the preview: its text, its card, what the launched page says', async ({
	workbench
}) => {
	const page = await open(workbench);
	await page.getByRole('tab', { name: 'Preview' }).click();
	await page.getByRole('button', { name: 'role.md', exact: true }).click();
	await page.getByRole('heading', { name: 'Keys' }).waitFor();
	expect(await leaks(page)).toEqual([]);
	await page.getByRole('button', { name: 'Website card' }).click();
	await page.getByRole('heading', { name: 'Key ••••' }).waitFor();
	expect(await leaks(page)).toEqual([]);
	await page.getByRole('button', { name: 'Launch', exact: true }).first().click();
	await page.getByRole('button', { name: 'Launch check' }).click();
	await page.getByText('LAUNCH_CONSOLE_ERROR').first().waitFor({ timeout: 60_000 });
	await page.getByText('the values: ••••').first().waitFor();
	expect(await leaks(page)).toEqual([]);
});
