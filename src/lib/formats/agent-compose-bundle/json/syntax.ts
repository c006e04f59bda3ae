/*
 * RFC 8259 as Go's encoding/json checks it, before any value is read: a late syntax error beats an early type error.
 * One loop with its own stack, so that depth costs no call. The sentences are the original's.
 */
import { quoteByte } from '../go/quote';

export interface SyntaxFault {
	/** As Go says it. */
	readonly message: string;
	/** Byte offset of what was not expected; the length of the input where it ends too early. */
	readonly at: number;
}

/** Deepest nesting; the outermost object counts one. */
export const DEPTH_LIMIT = 10_000;

const OBJECT = 0x7b;
const ARRAY = 0x5b;
const SPACE = 0x20;

class Fault extends Error {
	constructor(readonly fault: SyntaxFault) {
		super(fault.message);
	}
}

/** The first syntax error of a JSON document, null where there is none. */
export function checkSyntax(bytes: Uint8Array): SyntaxFault | null {
	try {
		new Scanner(bytes).document();
		return null;
	} catch (error) {
		if (error instanceof Fault) return error.fault;
		throw error;
	}
}

class Scanner {
	#at = 0;
	readonly #open: number[] = [];

	constructor(readonly bytes: Uint8Array) {}

	document(): void {
		for (;;) {
			this.#value();
			/* After a value: close what ends here, until a comma asks for the next one. */
			for (;;) {
				const byte = this.#afterSpace();
				const inside = this.#open.at(-1);
				if (inside === undefined) {
					if (this.#at < this.bytes.length) this.#reject(byte, 'after top-level value');
					return;
				}
				this.#mustGoOn();
				if (byte === 0x2c) {
					this.#at++;
					if (inside === OBJECT) this.#key();
					break;
				}
				if (byte !== inside + 2) {
					this.#reject(
						byte,
						inside === OBJECT ? 'after object key:value pair' : 'after array element'
					);
				}
				this.#at++;
				this.#open.pop();
			}
		}
	}

	/** A scalar, an empty array or object, or everything up to the first scalar inside. */
	#value(): void {
		for (;;) {
			const byte = this.#afterSpace();
			this.#mustGoOn();
			if (byte !== OBJECT && byte !== ARRAY) return this.#scalar(byte);
			if (this.#open.push(byte) > DEPTH_LIMIT) this.#reject(byte, 'exceeded max depth');
			this.#at++;
			if (this.#afterSpace() === byte + 2) {
				this.#at++;
				this.#open.pop();
				return;
			}
			if (byte === OBJECT) this.#key();
		}
	}

	#key(): void {
		const byte = this.#afterSpace();
		this.#mustGoOn();
		if (byte !== 0x22) this.#reject(byte, 'looking for beginning of object key string');
		this.#string();
		const colon = this.#afterSpace();
		this.#mustGoOn();
		if (colon !== 0x3a) this.#reject(colon, 'after object key');
		this.#at++;
	}

	#scalar(byte: number): void {
		if (byte === 0x22) this.#string();
		else if (byte === 0x2d || isDigit(byte)) this.#number();
		else if (byte === 0x74) this.#literal('true');
		else if (byte === 0x66) this.#literal('false');
		else if (byte === 0x6e) this.#literal('null');
		else this.#reject(byte, 'looking for beginning of value');
	}

	#string(): void {
		this.#at++;
		for (;;) {
			const byte = this.#peek();
			if (byte < 0x20) this.#reject(byte, 'in string literal');
			this.#mustGoOn();
			this.#at++;
			if (byte === 0x22) return;
			if (byte === 0x5c) this.#escape();
		}
	}

	#escape(): void {
		const byte = this.#peek();
		if (!'"\\/bfnrtu'.includes(String.fromCharCode(byte)))
			this.#reject(byte, 'in string escape code');
		this.#at++;
		for (let left = byte === 0x75 ? 4 : 0; left > 0; left--) {
			const digit = this.#peek();
			if (!isHex(digit)) this.#reject(digit, 'in \\u hexadecimal character escape');
			this.#at++;
		}
	}

	#number(): void {
		if (this.#peek() === 0x2d) this.#at++;
		if (this.#peek() === 0x30) this.#at++;
		else this.#digits('in numeric literal');
		if (this.#peek() === 0x2e) {
			this.#at++;
			this.#digits('after decimal point in numeric literal');
		}
		if ((this.#peek() | 0x20) === 0x65) {
			this.#at++;
			const sign = this.#peek();
			if (sign === 0x2b || sign === 0x2d) this.#at++;
			this.#digits('in exponent of numeric literal');
		}
	}

	/** At least one digit. */
	#digits(where: string): void {
		if (!isDigit(this.#peek())) this.#reject(this.#peek(), where);
		while (isDigit(this.#peek())) this.#at++;
	}

	#literal(word: string): void {
		for (const letter of word) {
			const byte = this.#peek();
			if (byte !== letter.charCodeAt(0)) {
				this.#reject(byte, `in literal ${word} (expecting '${letter}')`);
			}
			this.#at++;
		}
	}

	/** The byte here. Past the end Go feeds its scanner one space, so that is what its sentences then show. */
	#peek(): number {
		return this.bytes[this.#at] ?? SPACE;
	}

	#afterSpace(): number {
		for (;;) {
			const byte = this.bytes[this.#at];
			if (byte !== 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09) return byte ?? SPACE;
			this.#at++;
		}
	}

	#mustGoOn(): void {
		if (this.#at >= this.bytes.length) {
			throw new Fault({ message: 'unexpected end of JSON input', at: this.bytes.length });
		}
	}

	#reject(byte: number, where: string): never {
		throw new Fault({ message: `invalid character ${quoteByte(byte)} ${where}`, at: this.#at });
	}
}

const isDigit = (byte: number): boolean => byte >= 0x30 && byte <= 0x39;
const isHex = (byte: number): boolean =>
	isDigit(byte) || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x66);
