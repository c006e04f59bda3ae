/** The commands of WebDriver (W3C) that the tests use, by the names that geckodriver's protocol gives them. */
export type Command =
	| 'NewSession'
	| 'DeleteSession'
	| 'Navigate'
	| 'Back'
	| 'Forward'
	| 'ExecuteAsyncScript'
	| 'ElementClick'
	| 'ElementSendKeys'
	| 'FindElement'
	| 'SwitchToFrame'
	| 'SwitchToWindow'
	| 'GetWindowHandle'
	| 'GetWindowHandles'
	| 'NewWindow'
	| 'CloseWindow'
	| 'DismissAlert'
	| 'PerformActions'
	| 'SetTimeouts'
	| 'TakeScreenshot';

/** A browser that takes WebDriver commands, whatever carries them. */
export interface Wire {
	/** Rejects with the browser's own words. `element`: the reference of the one that is meant. */
	send(
		command: Command,
		params?: Readonly<Record<string, unknown>>,
		element?: string
	): Promise<unknown>;
	/** Ends the browser and whatever was started for it. */
	end(): Promise<void>;
}

/** Under this key WebDriver writes a reference to an element. */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A refusal of the browser: its stable code, and its words. */
export class WireError extends Error {
	override readonly name = 'WireError';
	constructor(
		readonly code: string,
		message: string
	) {
		super(`${code}: ${message}`);
	}
}

/** A field of an answer; undefined where there is none. */
export const field = (value: unknown, name: string): unknown =>
	typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
