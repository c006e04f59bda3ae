/* A colour as `fmt.Sscanf(text, "%02x%02x%02x")` reads it: laxer than `#rrggbb`, and the original accepts that. */
import { utf8Length } from '../go/utf8';

/** Red, green, blue: 0 to 255, but a sign is read too. */
export type Rgb = readonly [number, number, number];

/** As the original says it, after `color "x" must be #rrggbb`. */
type ScanError = '' | ': unexpected newline' | ': expected integer' | ': EOF';

export type Parsed = { readonly rgb: Rgb } | { readonly error: ScanError };

export function parseColor(text: string): Parsed {
	const digits = text.startsWith('#') ? text.slice(1) : text;
	if (utf8Length(digits) !== 6) return { error: '' };
	const scan = new Scan(Array.from(digits));
	const channels: number[] = [];
	for (let i = 0; i < 3; i++) {
		const read = scan.channel();
		if (typeof read === 'string') return { error: read };
		channels.push(read);
	}
	const [red = 0, green = 0, blue = 0] = channels;
	return { rgb: [red, green, blue] };
}

/** What Go's scanner takes for white space: U+0085 and U+00A0 are, U+FEFF is not. */
const isSpace = (rune: string): boolean => /^[\t-\r \u0085\p{Zs}\u2028\u2029]$/u.test(rune);

class Scan {
	#at = 0;
	/** Runes from here on are not seen: the width of a number. */
	#limit = Infinity;

	constructor(readonly runes: readonly string[]) {}

	channel(): number | ScanError {
		/* Space does not count toward the width of the number it stands before. */
		this.#limit = Infinity;
		const error = this.#skipSpace();
		this.#limit = this.#at + 2;
		return error ?? this.#number();
	}

	#number(): number | ScanError {
		const first = this.#peek();
		if (first === undefined) return ': EOF';
		if (first === '+' || first === '-') this.#at++;
		if (this.#peek() === undefined) return ': EOF';
		let hex = '';
		for (
			let next = this.#peek();
			next !== undefined && /^[0-9a-f]$/iu.test(next);
			next = this.#peek()
		) {
			hex += next;
			this.#at++;
		}
		if (hex === '') return ': expected integer';
		return (first === '-' ? -1 : 1) * Number.parseInt(hex, 16);
	}

	#skipSpace(): ScanError | null {
		for (let next = this.#peek(); next !== undefined && isSpace(next); next = this.#peek()) {
			if (next === '\n') return ': unexpected newline';
			this.#at++;
		}
		return null;
	}

	#peek(): string | undefined {
		return this.#at < this.#limit ? this.runes[this.#at] : undefined;
	}
}
