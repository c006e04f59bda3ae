import { reasonOf } from '../source/reason-of';
import { ReadError } from '../source/tree';
import { RolecheckError } from './error';
import type { WireError } from './protocol';

/** As Chromium, Firefox and Safari say that a script of the site was not to be had. */
const NO_PART =
	/dynamically imported module|importing a module script failed|module script failed to load/iu;
const MEMORY = /memory|allocation|array length|array buffer/iu;

const isGone = (error: unknown): boolean =>
	error instanceof Error && /^Not(?:Readable|Found)Error$/u.test(error.name);

/** Whose fault it is, by what was thrown: a file that is gone is not a mistake of ours. */
function verdictOn(error: unknown, reason: string): Omit<WireError, 'message'> {
	if (error instanceof ReadError)
		return isGone(error.cause)
			? { blame: 'input', code: 'CHANGED_ON_DISK' }
			: { blame: 'input', code: 'FILE_NOT_READABLE' };
	const name = error instanceof Error ? error.name : '';
	if (isGone(error)) return { blame: 'input', code: 'CHANGED_ON_DISK' };
	if (name === 'QuotaExceededError') return { blame: 'browser', code: 'NO_ROOM' };
	// Firefox throws a string where it has no memory left even for an error.
	if (MEMORY.test(reason) && (name === 'RangeError' || name === 'InternalError' || name === ''))
		return { blame: 'browser', code: 'OUT_OF_MEMORY' };
	if (NO_PART.test(reason)) return { blame: 'ours', code: 'PART_MISSING' };
	return { blame: 'ours', code: 'INTERNAL' };
}

/** What was thrown, as it goes to the page. `mask`: a message may quote the package. */
export function wireError(error: unknown, mask: (text: string) => string): WireError {
	if (error instanceof RolecheckError)
		return { blame: error.blame, code: error.code, message: mask(error.message) };
	const reason = reasonOf(error);
	return { ...verdictOn(error, reason), message: mask(reason) };
}
