import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { buildZip, bytesOf, type ArchiveSpec, type EntrySpec } from './build-zip';
import { openAll } from './read-all';

const text = 'hello, hello, hello';
/** Two good entries for cases to start from. */
export const a: EntrySpec = { name: 'p/a', data: text };
export const b: EntrySpec = { name: 'p/b', data: 'second second second' };
export const hello = text;
export const packed = new Uint8Array(deflateRawSync(bytesOf(text)));
export const junk = bytesOf('junk');
/** An entry whose values come in its descriptor. */
export const streamed = { flags: 8, local: { crc: 0, packedSize: 0, size: 0 } } as const;

/** A good entry and one of this name. */
export const named = (value: string | Uint8Array, more: Partial<EntrySpec> = {}): EntrySpec[] => [
	a,
	{ name: value, data: text, ...more }
];

export type Case = readonly [
	what: string,
	entries: readonly EntrySpec[],
	archive: ArchiveSpec,
	words: readonly string[]
];

/** Builds each archive and compares everything that is reported of it. */
export function judge(groups: Readonly<Record<string, readonly Case[]>>): void {
	describe.each(Object.entries(groups))('%s', (_, cases) => {
		it.each(cases)('%s', async (_what, entries, archive, words) => {
			expect((await openAll('x.zip', buildZip(entries, archive))).words).toEqual(words);
		});
	});
}
