import { concat } from '../content/compiled';
import { compareUtf8 } from '../go/utf8';
import { quote } from '../go/quote';
import { type Entry, walk } from '../tree';
import { BLOCK, header } from './ustar';

/** Every regular file, by the bytes of the whole path: not the order of a walk, and without directories. */
export const exportedFiles = (top: Entry): Entry[] =>
	walk(top)
		.filter(({ kind }) => kind === 'file')
		.sort((a, b) => compareUtf8(a.path, b.path));

/** The first file that ustar cannot hold, in the original's sentence; null: all can be exported. */
export function exportRefusal(top: Entry): { path: string; original: string } | null {
	const found = exportedFiles(top).find(({ path, size }) => header(path, size) === null);
	if (found === undefined) return null;
	const original =
		'archive/tar: cannot encode header: Format specifies USTAR; ' +
		`and USTAR cannot encode Name=${quote(found.path)}`;
	return { path: found.path, original };
}

/** The tar stream that the original's `bundle export` writes, before gzip. `read`: bytes of a file. */
export async function tar(
	top: Entry,
	read: (file: Entry) => Promise<Uint8Array>
): Promise<Uint8Array> {
	const pieces: Uint8Array[] = [];
	for (const file of exportedFiles(top)) {
		const body = await read(file);
		const head = header(file.path, body.length);
		if (head === null) throw new Error(`ustar cannot hold ${file.path}`);
		pieces.push(head, body, new Uint8Array((BLOCK - (body.length % BLOCK)) % BLOCK));
	}
	pieces.push(new Uint8Array(2 * BLOCK));
	return concat(pieces);
}
