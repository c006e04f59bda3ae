import type { EngineWindow, Json, Patience, Query, Saved } from './engine';
import { findInPage, keepFileInputs } from './in-page';
import { until } from './program';
import { ELEMENT, field, WireError, type Wire } from './wire';

/** WebDriver's code points for keys without a character. */
const KEYS: Readonly<Record<string, string>> = {
	Escape: '\uE00C',
	Enter: '\uE007',
	Tab: '\uE004',
	Control: '\uE009'
};

const inWords = (query: Query): string => JSON.stringify(query);

/** Runs `run` of another page's text, and brings back what it gives or throws. */
const script = (run: string): string => `
	const args = [...arguments], done = args.pop();
	Promise.resolve().then(() => (${run})(...args)).then(
		(value) => done({ value: value ?? null }),
		(error) => done({ threw: String(error && error.stack ? error + '\\n' + error.stack : error) })
	);`;

interface Downloads {
	/** The next file that the browser finishes after this call. */
	next(): Promise<Saved>;
}

/** A window over the commands of WebDriver. */
export class ClassicWindow implements EngineWindow {
	constructor(
		private readonly wire: Wire,
		private readonly handle: string,
		private readonly downloads: Downloads
	) {}

	async goto(url: string): Promise<void> {
		await this.#here();
		await this.wire.send('Navigate', { url });
	}

	/** As the page would: Firefox’s own `Refresh` passes over the service worker. */
	async reload(): Promise<void> {
		await this.evaluate(() => {
			Reflect.set(document, 'left', true);
			setTimeout(() => location.reload());
		}, []);
		await until('the page anew', () =>
			this.evaluate(
				() => (document.readyState !== 'complete' || Reflect.has(document, 'left') ? null : true),
				[]
			).catch(() => null)
		);
	}

	async back(): Promise<void> {
		await this.#here();
		await this.wire.send('Back');
	}

	async evaluate<T, A extends readonly Json[]>(
		run: (...args: A) => T | Promise<T>,
		args: A,
		frames: readonly string[] = []
	): Promise<T> {
		await this.#here(frames);
		const answer = await this.#run(run.toString(), args);
		// JSON back from the page: of the type that the page gave, as with any remote call.
		return answer as T;
	}

	async see(query: Query, { timeout = 20_000, frames = [] }: Patience = {}): Promise<void> {
		await this.#find(query, timeout, frames);
	}

	async click(query: Query, { timeout = 20_000, frames = [] }: Patience = {}): Promise<void> {
		await until(
			`a click on ${inWords(query)}`,
			async () => {
				const element = await this.#find(query, timeout, frames);
				// What moves is clicked again, as a person does.
				return this.wire.send('ElementClick', {}, element).then(
					() => true,
					(error: unknown) => {
						const again = ['element click intercepted', 'stale element reference'];
						if (error instanceof WireError && again.includes(error.code)) return null;
						throw error;
					}
				);
			},
			timeout
		);
	}

	async choose(query: Query, ...paths: readonly string[]): Promise<void> {
		await this.evaluate(keepFileInputs, []);
		await this.click(query);
		const input = await this.#find({ css: '[data-chosen]' }, 5000, []);
		await this.wire.send('ElementSendKeys', { text: paths.join('\n') }, input);
		await this.evaluate(() => document.querySelector('[data-chosen]')?.remove(), []);
	}

	async press(key: string): Promise<void> {
		await this.#here();
		const value = KEYS[key] ?? key;
		const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
		await this.wire.send('PerformActions', { actions: [{ type: 'key', id: 'keys', actions }] });
	}

	async saved(act: () => Promise<void>): Promise<Saved> {
		const saved = this.downloads.next();
		await act();
		return saved;
	}

	async screenshot(): Promise<Uint8Array> {
		await this.#here();
		return Buffer.from(String(await this.wire.send('TakeScreenshot', { full: false })), 'base64');
	}

	async another(): Promise<EngineWindow> {
		const made = await this.wire.send('NewWindow', { type: 'tab' });
		return new ClassicWindow(this.wire, String(field(made, 'handle')), this.downloads);
	}

	async close(): Promise<void> {
		await this.#here();
		await this.wire.send('CloseWindow');
	}

	/** Everything after goes to this window, and to the frame named. */
	async #here(frames: readonly string[] = []): Promise<void> {
		await this.wire.send('SwitchToWindow', { handle: this.handle });
		await this.wire.send('SwitchToFrame', { id: null });
		for (const css of frames) {
			const found = await until(`the frame ${css}`, () =>
				this.wire.send('FindElement', { using: 'css selector', value: css }).catch(() => null)
			);
			await this.wire.send('SwitchToFrame', { id: found, element: field(found, ELEMENT) });
		}
	}

	async #find(query: Query, timeout: number, frames: readonly string[]): Promise<string> {
		await this.#here(frames);
		return until(
			inWords(query),
			async () => {
				const found = await this.#run(findInPage.toString(), [query]).catch((error: unknown) => {
					// A page that is being left has no document for a moment.
					if (error instanceof WireError) return null;
					throw error;
				});
				const reference = field(found, ELEMENT);
				return typeof reference === 'string' ? reference : null;
			},
			timeout
		);
	}

	async #run(run: string, args: readonly Json[]): Promise<unknown> {
		const answer = await this.wire.send('ExecuteAsyncScript', { script: script(run), args });
		const threw = field(answer, 'threw');
		if (typeof threw === 'string') throw new Error(`in the page: ${threw}`);
		return field(answer, 'value');
	}
}
