import type { Cursor } from './cursor';
import { type Context, type Leaf, mismatch, type Shape } from './shape';

/** A type error at a scalar. `null` is none: it leaves what is there. */
function reject(cursor: Cursor, into: Leaf<unknown>, context: Context, goType: string): void {
	const kind = cursor.kind();
	if (kind === 'null') cursor.skip();
	else {
		into.span = mismatch(cursor, context, goType, kind);
		into.wrong = true;
	}
}

function put<T>(into: Leaf<T>, read: { value: T; span: Leaf<T>['span'] }): void {
	into.value = read.value;
	into.span = read.span;
	into.wrong = false;
}

export const string: Shape<Leaf<string>> = {
	goType: 'string',
	zero: () => ({ value: '', span: null, wrong: false }),
	decode(cursor, into, context) {
		if (cursor.kind() === 'string') put(into, cursor.string());
		else reject(cursor, into, context, this.goType);
	}
};

export const bool: Shape<Leaf<boolean>> = {
	goType: 'bool',
	zero: () => ({ value: false, span: null, wrong: false }),
	decode(cursor, into, context) {
		if (cursor.kind() !== 'bool') {
			reject(cursor, into, context, this.goType);
			return;
		}
		const { value, span } = cursor.word();
		put(into, { value: value === 'true', span });
	}
};

const LEAST = -(2n ** 63n);
const MOST = 2n ** 63n - 1n;

/** Only `-?digits` that fit 64 bits: `7.0` and `7e0` are no integers to Go. Exact beyond 2^53. */
export function integer(goType: 'int' | 'int64'): Shape<Leaf<bigint>> {
	return {
		goType,
		zero: () => ({ value: 0n, span: null, wrong: false }),
		decode(cursor, into, context) {
			if (cursor.kind() !== 'number') {
				reject(cursor, into, context, goType);
				return;
			}
			const { value, span } = cursor.word();
			/* 19 digits are the most that fit; a longer run is not worth a conversion. */
			const parsed = /^-?\d{1,19}$/u.test(value) ? BigInt(value) : null;
			if (parsed !== null && parsed >= LEAST && parsed <= MOST) put(into, { value: parsed, span });
			else {
				into.span = mismatch(cursor, context, goType, `number ${value}`, span);
				into.wrong = true;
			}
		}
	};
}
