import type { EventOf, PreviewEvent } from '../../preview/event';
import type { Shown } from '../../scan/secrets/shown';

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
	#rawLines = $state.raw<readonly LogLine[]>([]);
	#rawRequests = $state.raw<readonly RequestLine[]>([]);
	/** Of all, also those no longer kept. */
	lineCount = $state(0);
	requestCount = $state(0);
	dropped = $state(0);

	#id = 0;
	#lines: LogLine[] = [];
	#requests: RequestLine[] = [];
	readonly #shown: () => Shown;
	readonly #coveredLines = new Covered<LogLine>();
	readonly #coveredRequests = new Covered<RequestLine>();
	#timer: ReturnType<typeof setTimeout> | null = null;

	/** `shown`: what may be shown of an event, as far as is known now. */
	constructor(shown: () => Shown) {
		this.#shown = shown;
	}

	/** As they may be shown: each is covered once, and anew when more is known to be secret. */
	readonly lines = $derived.by(() => this.#coveredLines.all(this.#rawLines, this.#shown()));
	readonly requests = $derived.by(() =>
		this.#coveredRequests.all(this.#rawRequests, this.#shown())
	);

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
		this.#rawLines = this.#rawRequests = [];
		this.lineCount = this.requestCount = this.dropped = 0;
	}

	#draw(): void {
		this.#timer = null;
		this.lineCount += this.#lines.length;
		this.requestCount += this.#requests.length;
		this.#rawLines = [...this.#rawLines, ...this.#lines].slice(-KEPT);
		this.#rawRequests = [...this.#rawRequests, ...this.#requests].slice(-KEPT);
		this.#lines = [];
		this.#requests = [];
	}
}

/** Lines as they may be shown. */
class Covered<Line extends object> {
	#by: Shown | null = null;
	#known = new WeakMap<Line, Line>();

	all(lines: readonly Line[], by: Shown): Line[] {
		if (by !== this.#by) this.#known = new WeakMap();
		this.#by = by;
		return lines.map((line) => {
			const covered = this.#known.get(line) ?? by.data(line);
			this.#known.set(line, covered);
			return covered;
		});
	}
}
