import type { Browser, Frame, Page } from 'playwright';
import { zipSync, type Zippable } from 'fflate';
import type { PreviewEvent } from '../../src/lib/preview/event';

export type Files = Readonly<Record<string, string | Uint8Array>>;

/** A zip of a package, `name/` before every path. */
export function packageZip(name: string, files: Files): Uint8Array {
	const encoder = new TextEncoder();
	const entries: Zippable = {};
	for (const [path, content] of Object.entries(files))
		entries[`${name}/${path}`] = typeof content === 'string' ? encoder.encode(content) : content;
	return zipSync(entries, { level: 1 });
}

/** The app page with its preview. */
export class Preview {
	private constructor(readonly page: Page) {}

	static async start(browser: Browser, url: string): Promise<Preview> {
		const context = await browser.newContext();
		const page = await context.newPage();
		await page.goto(url);
		return new Preview(page);
	}

	/** Mounts a zip; answers why it was refused, or null. */
	async open(name: string, zip: Uint8Array): Promise<string | null> {
		return this.page.evaluate(
			async ([base64, root]) => {
				const blob = await (await fetch(`data:application/zip;base64,${base64}`)).blob();
				return window.harness.open(blob, root);
			},
			[Buffer.from(zip).toString('base64'), name] as const
		);
	}

	async show(path: string, mode: 'launch' | 'static' = 'launch'): Promise<Frame> {
		await this.page.evaluate(([p, m]) => window.harness.show(p, m), [path, mode] as const);
		const handle = await this.page.waitForSelector('iframe[name=shown]');
		const frame = await handle.contentFrame();
		if (!frame) throw new Error('no frame');
		return frame;
	}

	events(): Promise<PreviewEvent[]> {
		return this.page.evaluate(() => window.harness.events);
	}

	async eventsUntil(done: (events: PreviewEvent[]) => boolean, ms = 5000): Promise<PreviewEvent[]> {
		const end = Date.now() + ms;
		for (;;) {
			const events = await this.events();
			if (done(events) || Date.now() > end) return events;
			await this.page.waitForTimeout(50);
		}
	}

	close(): Promise<void> {
		return this.page.evaluate(() => window.harness.close());
	}

	async end(): Promise<void> {
		await this.page.context().close();
	}
}
