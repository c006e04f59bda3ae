import type { ByteSpan, Cursor } from './cursor';
import { type Context, mismatch, note, type Shape } from './shape';

/** Where an object stands; `wrong`: something else stands there. */
export interface Place {
	span: ByteSpan | null;
	wrong: boolean;
}

type Fields = Readonly<Record<string, Shape<unknown>>>;
export type ValueOf<S> = S extends Shape<infer Value> ? Value : never;
export type Struct<F extends Fields> = { [Name in keyof F]: ValueOf<F[Name]> } & { at: Place };

/**
 * Key names as Go compares them once no field has exactly that name: simple folding, under which only the long s
 * and the Kelvin sign join the ASCII letters.
 */
const fold = (key: string): string =>
	key.replace(/[a-z\u017f\u212a]/gu, (letter) =>
		letter === '\u017f' ? 'S' : letter === '\u212a' ? 'K' : letter.toUpperCase()
	);

/** Keys of one object that are remembered to find repetitions of unknown ones. */
const SEEN_LIMIT = 10_000;

/** An object with known fields; all other keys are stepped over, whatever they hold. */
export function struct<const F extends Fields>(goType: string, fields: F): Shape<Struct<F>> {
	const name = goType.slice(goType.indexOf('.') + 1);
	const folded = new Map(Object.keys(fields).map((field) => [fold(field), field]));

	function member(cursor: Cursor, into: Struct<F>, context: Context, seen: Set<string>): void {
		const { value: key, span } = cursor.string();
		const field = Object.hasOwn(fields, key) ? key : folded.get(fold(key));
		const shape = field === undefined ? undefined : fields[field];
		cursor.step();
		const id = field ?? `?${key}`;
		if (seen.has(id)) note(context.log, { kind: 'repeated', key, field: field ?? key, span });
		else if (field !== undefined || seen.size < SEEN_LIMIT) seen.add(id);
		if (field === undefined || shape === undefined) return void cursor.skip();
		if (key !== field) note(context.log, { kind: 'case', key, field, span });
		shape.decode(cursor, into[field], { ...context, struct: name, path: [...context.path, field] });
	}

	return {
		goType,
		zero() {
			const values = Object.entries(fields).map(([field, shape]) => [field, shape.zero()]);
			/* Each field got the zero value of its own shape: exactly what Struct<F> says. */
			return { ...Object.fromEntries(values), at: { span: null, wrong: false } } as Struct<F>;
		},
		decode(cursor, into, context) {
			const kind = cursor.kind();
			if (kind === 'null') return void cursor.skip();
			if (kind !== 'object') {
				into.at = { span: mismatch(cursor, context, goType, kind), wrong: true };
				return;
			}
			const start = cursor.at;
			const seen = new Set<string>();
			cursor.step();
			while (cursor.peek() !== 0x7d) {
				member(cursor, into, context, seen);
				if (cursor.peek() === 0x2c) cursor.step();
			}
			cursor.step();
			into.at = { span: { start, end: cursor.at }, wrong: false };
		}
	};
}
