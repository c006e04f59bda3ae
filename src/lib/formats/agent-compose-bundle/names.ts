/* Which names and paths the original takes as safe on every system (section 1.1). */
import { encodeUtf8 } from './go/utf8';

const reserved = /^(?:con|prn|aux|nul|com[1-9]|lpt[1-9])$/iu;

/** A file or directory name that every system can hold. */
export function isSafeSegment(name: string): boolean {
	if (name === '' || name === '.' || name === '..') return false;
	// eslint-disable-next-line no-control-regex -- control characters are what it looks for
	if (/[\\/<>:"|?*\u0000-\u001f]|[. ]$/u.test(name)) return false;
	return !reserved.test(name.split('.', 1)[0] ?? '');
}

/** A relative `/`-separated path of safe segments: so no empty one, no `.` or `..`, no backslash. */
export const isPortablePath = (path: string): boolean => path.split('/').every(isSafeSegment);

/** A source id, which becomes a directory name only after encoding. */
export const isSafeSourceId = (id: string): boolean =>
	// eslint-disable-next-line no-control-regex -- control characters are what it looks for
	id !== '' && id !== '.' && id !== '..' && !/[\\/\u0000-\u001f]/u.test(id);

/** A repository identity, `owner/name`. */
export function isSafeRepository(identity: string): boolean {
	const parts = identity.split('/');
	return parts.length === 2 && parts.every(isSafeSegment);
}

/** Directory of a source under content/skills: every byte but `A-Z a-z 0-9 - _ .` percent-encoded (section 6). */
export function sourceSegment(id: string): string {
	return Array.from(encodeUtf8(id), (byte) => {
		const character = String.fromCharCode(byte);
		return /[A-Za-z0-9\-_.]/u.test(character)
			? character
			: `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
	}).join('');
}
