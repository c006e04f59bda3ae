import type { ByteSpan } from './cursor';
import { mismatch, type Shape } from './shape';

/** More array elements than any bundle has: reading on would only take room. */
export class TooManyItems extends Error {}

/** Array elements of one document that are decoded, a hundred times what large bundles have. */
export const ITEM_LIMIT = 100_000;

/** An array of the document. */
export interface List<Item> {
	items: Item[];
	span: ByteSpan | null;
	wrong: boolean;
	/** All that was ever decoded here: a later, longer array finds the old elements again, as Go's slices do. */
	backing: Item[];
}

export function list<Item>(of: Shape<Item>): Shape<List<Item>> {
	const goType = `[]${of.goType}`;
	return {
		goType,
		zero: () => ({ items: [], span: null, wrong: false, backing: [] }),
		decode(cursor, into, context) {
			const kind = cursor.kind();
			if (kind !== 'array') {
				if (kind === 'null') into.span = cursor.skip();
				else into.span = mismatch(cursor, context, goType, kind);
				into.wrong = kind !== 'null';
				/* null empties the array; a wrong type leaves it. */
				if (kind === 'null') into.items = into.backing = [];
				return;
			}
			const start = cursor.at;
			cursor.step();
			let length = 0;
			while (cursor.peek() !== 0x5d) {
				if (++context.log.items > ITEM_LIMIT) throw new TooManyItems();
				const item = (into.backing[length++] ??= of.zero());
				of.decode(cursor, item, context);
				if (cursor.peek() === 0x2c) cursor.step();
			}
			cursor.step();
			if (length === 0) into.backing = [];
			into.items = into.backing.slice(0, length);
			into.span = { start, end: cursor.at };
			into.wrong = false;
		}
	};
}
