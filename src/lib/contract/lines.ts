import type { Span } from './finding';

/** 1-based; columns in UTF-16 units; the end is exclusive. */
export interface Range {
	readonly line: number;
	readonly column: number;
	readonly endLine: number;
	readonly endColumn: number;
}

/** Line starts of a text, found once. A line ends at LF, CRLF or a lone CR. */
export class Lines {
	readonly #starts: number[] = [0];

	constructor(text: string) {
		for (let i = 0; i < text.length; i++) {
			const unit = text.charCodeAt(i);
			if (unit === 10 || (unit === 13 && text.charCodeAt(i + 1) !== 10)) this.#starts.push(i + 1);
		}
	}

	/** Offset of a 1-based line and column, as parsers report them. */
	offset(line: number, column: number): number {
		return (this.#starts[Math.min(line, this.#starts.length) - 1] ?? 0) + column - 1;
	}

	range(span: Span): Range {
		const start = this.#position(span.start);
		const end = this.#position(span.end);
		return { line: start.line, column: start.column, endLine: end.line, endColumn: end.column };
	}

	#position(offset: number): { line: number; column: number } {
		let low = 0;
		let high = this.#starts.length - 1;
		while (low < high) {
			const middle = (low + high + 1) >> 1;
			if ((this.#starts[middle] ?? 0) <= offset) low = middle;
			else high = middle - 1;
		}
		return { line: low + 1, column: offset - (this.#starts[low] ?? 0) + 1 };
	}
}
