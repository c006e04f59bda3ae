import { decodeUtf8 } from '../go/utf8';
import { decodeString } from './string';

/** Byte offsets, end exclusive. */
export interface ByteSpan {
	readonly start: number;
	readonly end: number;
}

export type JsonKind = 'object' | 'array' | 'string' | 'number' | 'bool' | 'null';

/** Walks over the values of a document whose syntax has been checked. */
export class Cursor {
	at = 0;

	constructor(readonly bytes: Uint8Array) {}

	/** Kind of the value that comes next; moves to its first byte. */
	kind(): JsonKind {
		const byte = this.peek();
		if (byte === 0x7b) return 'object';
		if (byte === 0x5b) return 'array';
		if (byte === 0x22) return 'string';
		if (byte === 0x74 || byte === 0x66) return 'bool';
		return byte === 0x6e ? 'null' : 'number';
	}

	/** The next byte that is no white space; moves to it. */
	peek(): number {
		for (;;) {
			const byte = this.bytes[this.at] ?? 0;
			if (byte !== 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09) return byte;
			this.at++;
		}
	}

	/** Steps over one of `{ } [ ] , :`. */
	step(): void {
		this.peek();
		this.at++;
	}

	/** Steps over one value of any depth. */
	skip(): ByteSpan {
		this.peek();
		const start = this.at;
		let depth = 0;
		do {
			const byte = this.peek();
			if (byte === 0x22) this.#skipString();
			else if (byte === 0x7b || byte === 0x5b) {
				depth++;
				this.at++;
			} else if (byte === 0x7d || byte === 0x5d) {
				depth--;
				this.at++;
			} else if (byte === 0x2c || byte === 0x3a) this.at++;
			else this.#skipWord();
		} while (depth > 0);
		return { start, end: this.at };
	}

	string(): { value: string; span: ByteSpan } {
		this.peek();
		const start = this.at;
		this.#skipString();
		const span = { start, end: this.at };
		return { value: decodeString(this.bytes.subarray(start + 1, this.at - 1)), span };
	}

	/** A number or a word, as written. */
	word(): { value: string; span: ByteSpan } {
		const span = this.skip();
		return { value: decodeUtf8(this.bytes.subarray(span.start, span.end)), span };
	}

	#skipString(): void {
		let byte: number | undefined;
		do {
			byte = this.bytes[++this.at];
			if (byte === 0x5c) this.at++;
		} while (byte !== 0x22 && byte !== undefined);
		this.at++;
	}

	#skipWord(): void {
		do this.at++;
		while (isWord(this.bytes[this.at]));
	}
}

/** Until one of `, ] }`, white space or the end: the syntax has been checked. */
const isWord = (byte: number | undefined): boolean =>
	byte !== undefined && byte > 0x20 && byte !== 0x2c && byte !== 0x5d && byte !== 0x7d;
