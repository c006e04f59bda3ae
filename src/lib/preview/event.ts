import { bool, count, line, oneOf, shape, text, type Reading } from './event-shape';

/** Longest text kept of a message. What a page logs is its own; our memory is not. */
const LONG = 2000;
const URL_LENGTH = 2048;

const LEVELS = ['log', 'info', 'debug', 'warn', 'error'] as const;
export type ConsoleLevel = (typeof LEVELS)[number];

/**
 * What the preview origin tells the app, by kind. All of it was said by code of others or near it: these shapes are
 * checked field by field on arrival, texts are cut, and everything is shown as text.
 */
const SHAPES = {
	/** The service worker has the mount and can serve. */
	ready: {},
	/** A request for something of the package, answered. `page`: who asked. */
	request: {
		url: text(URL_LENGTH),
		status: count,
		bytes: count,
		ms: count,
		destination: text(32),
		page: text(URL_LENGTH)
	},
	/** Something tried to reach another host and was refused. `user`: after a click on a link, not by itself. */
	foreign: { url: text(URL_LENGTH), how: text(64), page: text(URL_LENGTH), user: bool },
	console: { level: oneOf(LEVELS), text: text(LONG), page: text(URL_LENGTH) },
	/** Uncaught. Line and column 1-based, 0 where the browser gave none. */
	error: {
		message: text(LONG),
		file: text(URL_LENGTH),
		line,
		column: line,
		rejection: bool,
		page: text(URL_LENGTH)
	},
	/** The load event. `top`: of the launched frame itself, not of one inside it. */
	loaded: { page: text(URL_LENGTH), top: bool },
	/** Something can be seen. */
	painted: { page: text(URL_LENGTH) },
	/** Where the launched frame is now, and whether its own history has more. */
	address: { url: text(URL_LENGTH), title: text(200), back: bool, forward: bool },
	/** `alert`, `confirm` or `prompt` was called. */
	dialog: { type: text(16), text: text(LONG), page: text(URL_LENGTH) },
	/** The package asked for a service worker of its own. */
	worker: { url: text(URL_LENGTH), scope: text(URL_LENGTH), refused: text(200) },
	/** So many messages were not passed on: the page sent too many. */
	dropped: { count }
} as const;

type Shapes = typeof SHAPES;
export type EventKind = keyof Shapes;
export type EventOf<Kind extends EventKind> = { readonly kind: Kind } & {
	readonly [Field in keyof Shapes[Kind]]: Shapes[Kind][Field] extends Reading<infer Value>
		? Value
		: never;
};
export type PreviewEvent = { [Kind in EventKind]: EventOf<Kind> }[EventKind];

/** Kinds that a page may claim. The others are said by the service worker only. */
export const PAGE_KINDS: ReadonlySet<string> = new Set<EventKind>([
	'foreign',
	'console',
	'error',
	'loaded',
	'painted',
	'address',
	'dialog',
	'worker',
	'dropped'
]);

const isKind = (kind: unknown): kind is EventKind =>
	typeof kind === 'string' && Object.hasOwn(SHAPES, kind);

/** The event in a message, with nothing in it but what its kind has; null: garbage. */
export function parseEvent(data: unknown): PreviewEvent | null {
	if (typeof data !== 'object' || data === null) return null;
	const { kind }: { kind?: unknown } = data;
	if (!isKind(kind)) return null;
	const fields = shape(data, SHAPES[kind]);
	// Every field was just read by the kind's own shape.
	return fields && ({ kind, ...fields } as PreviewEvent);
}
