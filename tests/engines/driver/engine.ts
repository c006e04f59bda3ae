export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

/** What may go to a page and come back from it. */
export type Json =
	string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

/** An element as a person finds it: by its role and name, or by the text it shows. `css` where nobody sees it. */
export type Query =
	| { readonly role: string; readonly name?: string }
	| { readonly text: string; readonly in?: string }
	| { readonly css: string };

export interface Saved {
	readonly name: string;
	readonly bytes: Uint8Array;
}

/** One window of a real browser. What does not come about rejects, in a sentence that says what was waited for. */
export interface EngineWindow {
	goto(url: string): Promise<void>;
	reload(): Promise<void>;
	back(): Promise<void>;
	/** Runs in the page: it sees nothing of what stands around it here. `frames`: CSS of each frame on the way. */
	evaluate<T, A extends readonly Json[]>(
		run: (...args: A) => T | Promise<T>,
		args: A,
		frames?: readonly string[]
	): Promise<T>;
	/** Waits until it shows. */
	see(query: Query, options?: Patience): Promise<void>;
	/** A click as the system sends it: with user activation. */
	click(query: Query, options?: Patience): Promise<void>;
	/** Clicks what opens the file dialog, and chooses these there. */
	choose(query: Query, ...paths: readonly string[]): Promise<void>;
	/** Presses keys that make no character: `Escape`. Characters as they are. */
	press(key: string): Promise<void>;
	/** Does what makes the browser save a file, and waits for the file. */
	saved(act: () => Promise<void>): Promise<Saved>;
	/** PNG. */
	screenshot(): Promise<Uint8Array>;
	/** Another window of the same profile, in front. */
	another(): Promise<EngineWindow>;
	close(): Promise<void>;
}

export interface Patience {
	/** In ms. */
	readonly timeout?: number;
	readonly frames?: readonly string[];
}

export interface Engine {
	readonly name: EngineName;
	/** As the browser says it. */
	readonly version: string;
	readonly window: EngineWindow;
	end(): Promise<void>;
}
