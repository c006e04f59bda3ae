/*
 * What a document is decoded into, as Go's encoding/json does it: repeated keys are laid onto the same value, type
 * errors are collected and decoding goes on. Every value keeps the place it was last written at.
 */
import type { ByteSpan, Cursor, JsonKind } from './cursor';

/** A string, number or bool of the document. Without a place it was never written and is Go's zero value. */
export interface Leaf<T> {
	value: T;
	span: ByteSpan | null;
	/** A value of the wrong type stands here: what `value` says is not what the author wrote. */
	wrong: boolean;
}

export interface TypeFault {
	/** As Go says it. */
	readonly message: string;
	/** `content.id`; empty for the document itself. */
	readonly field: string;
	readonly expected: string;
	readonly found: string;
	readonly span: ByteSpan;
}

/** A key that is read although it is not written as the documents say, or that comes again. */
export interface KeyNote {
	readonly kind: 'case' | 'repeated';
	readonly key: string;
	/** The field's name. */
	readonly field: string;
	readonly span: ByteSpan;
}

/** What decoding has to say, and how much it has read. Lists stop growing at their limits; the counts go on. */
export interface Log {
	readonly faults: TypeFault[];
	readonly notes: KeyNote[];
	faultCount: number;
	noteCount: number;
	/** Array elements decoded so far. */
	items: number;
}

/** Type errors and key notes that are kept of one document. */
const LOG_LIMIT = 5_000;

/** Where decoding is: the struct and the field names down to it, as Go's error sentences name them. */
export interface Context {
	readonly log: Log;
	readonly struct: string;
	readonly path: readonly string[];
}

export function note(log: Log, key: KeyNote): void {
	if (log.noteCount++ < LOG_LIMIT) log.notes.push(key);
}

/** Decodes one type of value. `Value` is laid out once by `zero` and filled, perhaps several times, by `decode`. */
export interface Shape<Value> {
	/** The type as Go's sentences name it. */
	readonly goType: string;
	zero(): Value;
	decode(cursor: Cursor, into: Value, context: Context): void;
}

/** Steps over a value of the wrong type and notes it. `literal`: for integers Go shows the number itself. */
export function mismatch(
	cursor: Cursor,
	context: Context,
	goType: string,
	found: JsonKind | `number ${string}`,
	span: ByteSpan = cursor.skip()
): ByteSpan {
	if (context.log.faultCount++ >= LOG_LIMIT) return span;
	const field = context.path.join('.');
	const where = context.struct === '' ? 'Go value' : `Go struct field ${context.struct}.${field}`;
	context.log.faults.push({
		message: `json: cannot unmarshal ${found} into ${where} of type ${goType}`,
		field,
		expected: EXPECTED[goType] ?? (goType.startsWith('[]') ? 'array' : 'object'),
		found,
		span
	});
	return span;
}

const EXPECTED: Readonly<Record<string, string>> = {
	string: 'string',
	bool: 'bool',
	int: 'integer',
	int64: 'integer'
};
