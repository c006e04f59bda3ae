import type { Span } from '../../../contract/finding';
import { decodeRune, decodeUtf8 } from '../go/utf8';
import type { ByteSpan } from './cursor';

interface Mark {
	readonly byte: number;
	readonly unit: number;
}

/** Bytes between two marks: what a lookup walks over at most. */
const STEP = 256;

/** A JSON file as text, and from byte offsets to offsets in that text. A byte order mark is in neither. */
export class TextMap {
	readonly text: string;
	readonly #bytes: Uint8Array;
	readonly #marks: readonly Mark[];
	readonly #skipped: number;

	constructor(bytes: Uint8Array) {
		this.#skipped = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
		this.#bytes = bytes.subarray(this.#skipped);
		this.text = decodeUtf8(this.#bytes);
		this.#marks = this.#mark();
	}

	span({ start, end }: ByteSpan): Span {
		return { start: this.#offset(start), end: this.#offset(end) };
	}

	#offset(offset: number): number {
		const target = Math.max(0, Math.min(offset - this.#skipped, this.#bytes.length));
		/* Only ASCII: the offsets are the same. */
		if (this.text.length === this.#bytes.length) return target;
		let low = 0;
		let high = this.#marks.length - 1;
		while (low < high) {
			const middle = (low + high + 1) >> 1;
			if ((this.#marks[middle]?.byte ?? 0) <= target) low = middle;
			else high = middle - 1;
		}
		let { byte, unit } = this.#marks[low] ?? { byte: 0, unit: 0 };
		while (byte < target) {
			const { rune, size } = decodeRune(this.#bytes, byte);
			byte += size;
			unit += rune > 0xffff ? 2 : 1;
		}
		return unit;
	}

	#mark(): Mark[] {
		const marks: Mark[] = [];
		if (this.text.length === this.#bytes.length) return marks;
		let unit = 0;
		let next = 0;
		for (let byte = 0; byte < this.#bytes.length;) {
			if (byte >= next) {
				marks.push({ byte, unit });
				next = byte + STEP;
			}
			const { rune, size } = decodeRune(this.#bytes, byte);
			byte += size;
			unit += rune > 0xffff ? 2 : 1;
		}
		return marks;
	}
}
