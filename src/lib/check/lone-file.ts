/* One file that is no archive was dropped: what it is instead, for the page that says what to do next. */
import { knownAs } from '../archive/known-as';
import { CONTRACT_PATH } from '../formats/agotalk-role/facts/contract-file';
import { ARCHIVE_NAME } from '../source/archive-name';
import { folderTree } from '../source/folder-tree';
import { nearMiss, type NearMiss, type Sign } from './near-miss';

const PARTS = new Set(['role.md', CONTRACT_PATH, 'manifest.json', 'trace.json']);
const OTHER_ARCHIVES = new Set(['RAR', '7z', 'xz', 'bzip2', 'Zstandard']);
const HEAD_BYTES = 512;

/** `name`: as dropped. Rejects as `Blob.slice().arrayBuffer()` does. */
export async function loneFile(name: string, blob: Blob): Promise<NearMiss> {
	const head = new Uint8Array(await blob.slice(0, HEAD_BYTES).arrayBuffer());
	const near = await nearMiss(folderTree(name, [{ path: name, file: blob }]));
	const known = knownAs(head);
	return { ...near, signs: [signOf(name, known), ...near.signs.filter(isOfOneFile)] };
}

/** Of a folder around it nothing is known. */
const isOfOneFile = (sign: Sign): boolean =>
	!('directory' in sign) && sign.kind !== 'archive' && sign.kind !== 'lone-trace';

function signOf(name: string, known: string | null): Sign {
	if (known === 'empty') return { kind: 'lone-empty' };
	if (known !== null && OTHER_ARCHIVES.has(known)) return { kind: 'lone-archive', known };
	if (ARCHIVE_NAME.test(name) || /\.gz$/iu.test(name)) {
		if (known === 'HTML') return { kind: 'lone-page' };
		if (known === null || known === 'text') return { kind: 'lone-noise' };
		return { kind: 'lone-misnamed', known };
	}
	return PARTS.has(name.toLowerCase()) ? { kind: 'lone-part' } : { kind: 'lone-file' };
}
