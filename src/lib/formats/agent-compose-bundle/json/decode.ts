import { Cursor } from './cursor';
import { TooManyItems } from './list';
import { type KeyNote, type Log, type Shape, type TypeFault } from './shape';
import { checkSyntax, type SyntaxFault } from './syntax';

/** A JSON document as Go would have it after `json.Unmarshal`, with everything there is to say about it. */
export type Decoded<Value> =
	| { readonly kind: 'syntax'; readonly fault: SyntaxFault }
	| { readonly kind: 'too-many' }
	| {
			readonly kind: 'value';
			readonly value: Value;
			/** In the order of the document; the original prints the first. */
			readonly faults: readonly TypeFault[];
			/** Those that were not kept. */
			readonly moreFaults: number;
			readonly notes: readonly KeyNote[];
			readonly moreNotes: number;
	  };

/** The syntax of the whole document is checked before any value is read, as Go does it. */
export function decode<Value>(bytes: Uint8Array, shape: Shape<Value>): Decoded<Value> {
	const fault = checkSyntax(bytes);
	if (fault !== null) return { kind: 'syntax', fault };
	const value = shape.zero();
	const log: Log = { faults: [], notes: [], faultCount: 0, noteCount: 0, items: 0 };
	try {
		shape.decode(new Cursor(bytes), value, { log, struct: '', path: [] });
	} catch (error) {
		if (error instanceof TooManyItems) return { kind: 'too-many' };
		throw error;
	}
	return {
		kind: 'value',
		value,
		faults: log.faults,
		moreFaults: log.faultCount - log.faults.length,
		notes: log.notes,
		moreNotes: log.noteCount - log.notes.length
	};
}
