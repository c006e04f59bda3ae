import { Cursor } from './cursor';
import { type KeyNote, type Shape, type TypeFault } from './shape';
import { checkSyntax, type SyntaxFault } from './syntax';

/** A JSON document as Go would have it after `json.Unmarshal`, with everything there is to say about it. */
export type Decoded<Value> =
	| { readonly kind: 'syntax'; readonly fault: SyntaxFault }
	| {
			readonly kind: 'value';
			readonly value: Value;
			/** In the order of the document; the original prints the first. */
			readonly faults: readonly TypeFault[];
			readonly notes: readonly KeyNote[];
	  };

/** The syntax of the whole document is checked before any value is read, as Go does it. */
export function decode<Value>(bytes: Uint8Array, shape: Shape<Value>): Decoded<Value> {
	const fault = checkSyntax(bytes);
	if (fault !== null) return { kind: 'syntax', fault };
	const value = shape.zero();
	const faults: TypeFault[] = [];
	const notes: KeyNote[] = [];
	shape.decode(new Cursor(bytes), value, { faults, notes, struct: '', path: [] });
	return { kind: 'value', value, faults, notes };
}
