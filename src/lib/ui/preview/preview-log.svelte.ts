import type { EventOf, PreviewEvent } from '../../preview/event';

/** Kept at most; the rest is counted. */
const KEPT = 500;
/** The page may send hundreds of messages a second: the list is drawn this often, in milliseconds. */
const DRAW_MS = 120;

export type LogLine = {
	readonly id: number;
	readonly event: EventOf<'console'> | EventOf<'error'> | EventOf<'dialog'> | EventOf<'worker'>;
};
export type RequestLine = {
	readonly id: number;
	readonly event: EventOf<'request'> | EventOf<'foreign'>;
};

/** What the preview said, newest last, bounded. */
export class PreviewLog {
	lines = $state.raw<readonly LogLine[]>([]);
	requests = $state.raw<readonly RequestLine[]>([]);
	/** Of all, also those no longer kept. */
	lineCount = $state(0);
	requestCount = $state(0);
	dropped = $state(0);

	#id = 0;
	#lines: LogLine[] = [];
	#requests: RequestLine[] = [];
	readonly #cover: <Data>(data: Data) => Data;
	#timer: ReturnType<typeof setTimeout> | null = null;

	/** `cover`: what may be shown of an event. */
	constructor(cover: <Data>(data: Data) => Data) {
		this.#cover = cover;
	}

	add(event: PreviewEvent): void {
		const id = ++this.#id;
		switch (event.kind) {
			case 'console':
			case 'error':
			case 'dialog':
			case 'worker':
				this.#lines.push({ id, event });
				break;
			case 'request':
			case 'foreign':
				this.#requests.push({ id, event });
				break;
			case 'dropped':
				this.dropped += event.count;
				return;
			default:
				return;
		}
		this.#timer ??= setTimeout(() => this.#draw(), DRAW_MS);
	}

	clear(): void {
		// What waits to be drawn is of before, too.
		this.#lines = [];
		this.#requests = [];
		this.lines = this.requests = [];
		this.lineCount = this.requestCount = this.dropped = 0;
	}

	#draw(): void {
		this.#timer = null;
		this.lineCount += this.#lines.length;
		this.requestCount += this.#requests.length;
		this.lines = [...this.lines, ...this.#cover(this.#lines)].slice(-KEPT);
		this.requests = [...this.requests, ...this.#cover(this.#requests)].slice(-KEPT);
		this.#lines = [];
		this.#requests = [];
	}
}
