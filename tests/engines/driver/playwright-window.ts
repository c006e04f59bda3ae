import { readFile } from 'node:fs/promises';
import type { BrowserContext, ElementHandle, Frame, Page } from 'playwright';
import type { EngineWindow, Json, Patience, Query, Saved } from './engine';
import { findInPage, keepFileInputs } from './in-page';
import { until } from './program';

/** A window of a browser that Playwright drives. */
export class PlaywrightWindow implements EngineWindow {
	constructor(
		readonly page: Page,
		private readonly context: BrowserContext
	) {}

	async goto(url: string): Promise<void> {
		await this.page.goto(url);
	}

	async reload(): Promise<void> {
		await this.page.reload();
	}

	async back(): Promise<void> {
		await this.page.goBack();
	}

	async evaluate<T, A extends readonly Json[]>(
		run: (...args: A) => T | Promise<T>,
		args: A,
		frames: readonly string[] = []
	): Promise<T> {
		const frame = await this.#frame(frames);
		const expression = `(${run.toString()})(...${JSON.stringify(args)})`;
		const value: unknown = await frame.evaluate(expression);
		// JSON back from the page: of the type that the page gave, as with any remote call.
		return value as T;
	}

	async see(query: Query, { timeout = 20_000, frames = [] }: Patience = {}): Promise<void> {
		await this.#find(query, timeout, frames);
	}

	async click(query: Query, { timeout = 20_000, frames = [] }: Patience = {}): Promise<void> {
		await (await this.#find(query, timeout, frames)).click({ timeout });
	}

	async choose(query: Query, ...paths: readonly string[]): Promise<void> {
		// Its own picker cannot be driven: where it is not there, the old one takes over.
		await this.page.evaluate(() => Reflect.deleteProperty(globalThis, 'showOpenFilePicker'));
		await this.evaluate(keepFileInputs, []);
		await this.click(query);
		await this.page.setInputFiles('[data-chosen]', [...paths]);
		await this.evaluate(() => document.querySelector('[data-chosen]')?.remove(), []);
	}

	press(key: string): Promise<void> {
		return this.page.keyboard.press(key);
	}

	async saved(act: () => Promise<void>): Promise<Saved> {
		const saving = this.page.waitForEvent('download');
		await act();
		const download = await saving;
		return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
	}

	screenshot(): Promise<Uint8Array> {
		return this.page.screenshot();
	}

	async another(): Promise<EngineWindow> {
		return new PlaywrightWindow(await this.context.newPage(), this.context);
	}

	close(): Promise<void> {
		return this.page.close();
	}

	async #frame(frames: readonly string[]): Promise<Frame> {
		let frame = this.page.mainFrame();
		for (const css of frames) {
			const element = await frame.waitForSelector(css, { state: 'attached' });
			const inner = await element.contentFrame();
			if (!inner) throw new Error(`no frame: ${css}`);
			frame = inner;
		}
		return frame;
	}

	async #find(query: Query, timeout: number, frames: readonly string[]): Promise<ElementHandle> {
		const expression = `(${findInPage.toString()})(${JSON.stringify(query)})`;
		return until<ElementHandle>(
			JSON.stringify(query),
			async () => {
				const frame = await this.#frame(frames);
				// A page that is being left has no document for a moment.
				const found = await frame.evaluateHandle(expression).catch(() => null);
				const element = found?.asElement();
				return element ?? null;
			},
			timeout
		);
	}
}
