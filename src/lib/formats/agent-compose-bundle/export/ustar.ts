/* Section 7: one header of the plain ustar layout that the original's export writes. */
import { encodeUtf8 } from '../go/utf8';

export const BLOCK = 512;

const NAME = 100;
const PREFIX = 155;

/**
 * A path as ustar keeps it: at most 100 bytes, or split at the last slash that leaves at most 155 before it. Null: it
 * has no such form, or is not ASCII.
 */
export function splitPath(path: string): { prefix: string; name: string } | null {
	// eslint-disable-next-line no-control-regex -- NUL is what ends a name
	if (!/^[\u0001-\u007f]*$/u.test(path)) return null;
	if (path.length <= NAME) return { prefix: '', name: path };
	const slash = path.lastIndexOf('/', PREFIX);
	const name = path.slice(slash + 1);
	return slash > 0 && name !== '' && name.length <= NAME
		? { prefix: path.slice(0, slash), name }
		: null;
}

const octal = (value: number, digits: number): string =>
	`${value.toString(8).padStart(digits, '0')}\0`;

/** Header of a regular file: mode 0644, no owner, no time. Null where ustar cannot hold the path or the size. */
export function header(path: string, size: number): Uint8Array | null {
	const split = splitPath(path);
	if (split === null || size >= 8 ** 11) return null;
	const block = new Uint8Array(BLOCK);
	const put = (at: number, text: string): void => block.set(encodeUtf8(text), at);
	put(0, split.name);
	put(100, octal(0o644, 7));
	put(108, octal(0, 7));
	put(116, octal(0, 7));
	put(124, octal(size, 11));
	put(136, octal(0, 11));
	put(148, ' '.repeat(8));
	put(156, '0');
	put(257, 'ustar\x0000');
	put(329, octal(0, 7));
	put(337, octal(0, 7));
	put(345, split.prefix);
	const sum = block.reduce((total, byte) => total + byte, 0);
	put(148, `${octal(sum, 6)} `);
	return block;
}
