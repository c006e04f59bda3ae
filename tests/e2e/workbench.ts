import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright';

/** The main screen as a person uses it: found by what it says, never by how it is built. */
export class Workbench {
	constructor(
		readonly page: Page,
		/** Of the site, without a slash at its end. */
		readonly url: string
	) {}

	async open(path = '/'): Promise<void> {
		await this.page.goto(this.url + path);
	}

	/** Drags files and folders of this machine over the page and lets them go, as the system does. */
	async drop(...paths: readonly string[]): Promise<void> {
		await this.page.waitForFunction(() => document.readyState !== 'loading');
		const session = await this.page.context().newCDPSession(this.page);
		const data = { items: [], files: [...paths], dragOperationsMask: 1 };
		for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
			await session.send('Input.dispatchDragEvent', { type, x: 200, y: 300, data });
		}
		await session.detach();
	}

	/** One of the four lights: Import, Launch, Publish, Self-check. */
	light(name: string): Locator {
		return this.page
			.getByRole('list', { name: 'Verdicts' })
			.first()
			.getByRole('listitem')
			.filter({ hasText: `${name}:` });
	}

	/** The sentence on top: can I ship this? What is read out of it stands elsewhere, unseen. */
	get verdict(): Locator {
		return this.page.locator('p.verdict');
	}

	/** Waits until the contents have been checked to the end. */
	async checked(): Promise<void> {
		await this.verdict
			.filter({ hasText: /\S/u, hasNotText: 'still being checked' })
			.waitFor({ timeout: 120_000 });
	}

	get cancel(): Locator {
		return this.page.getByRole('button', { name: 'Cancel' });
	}

	finding(code: string): Locator {
		return this.page.locator(`[data-code="${code}"]`);
	}

	/** The one button that says what to do now. */
	async nextStep(): Promise<void> {
		await this.page
			.getByRole('button', { name: /^(?:Review \d+ repairs?|Get it as a zip)$/u })
			.click();
	}

	/** Makes the zip with what is ticked and catches it as the browser saves it. */
	async download(): Promise<{ name: string; bytes: Uint8Array }> {
		const saved = this.page.waitForEvent('download');
		await this.page.getByRole('button', { name: /^Download (fixed|as) zip$/u }).click();
		const download = await saved;
		return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
	}
}
