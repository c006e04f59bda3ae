import { describe, expect, it } from 'vitest';
import { ReadError, type Problem } from '../../src/lib/source/tree';
import { RolecheckError } from '../../src/lib/worker/error';
import { wireError } from '../../src/lib/worker/wire-error';

const same = (text: string): string => text;
const named = (name: string, message: string): Error => Object.assign(new Error(message), { name });
const problem = { detail: 'x' } as Problem; // all that the error's words are made of

describe('whose fault a failure is, in the words of', () => {
	it.each([
		[
			'Chromium, of a file that changed',
			new DOMException('…', 'NotReadableError'),
			'input CHANGED_ON_DISK'
		],
		[
			'Firefox, of a file that is gone',
			new DOMException('…', 'NotFoundError'),
			'input CHANGED_ON_DISK'
		],
		[
			'a reader of an archive whose file changed',
			new ReadError('a', problem, { cause: new DOMException('…', 'NotReadableError') }),
			'input CHANGED_ON_DISK'
		],
		['a reader of an entry that is broken', new ReadError('a', problem), 'input FILE_NOT_READABLE'],
		['storage that is full', new DOMException('…', 'QuotaExceededError'), 'browser NO_ROOM'],
		[
			'Chromium without memory',
			new RangeError('Array buffer allocation failed'),
			'browser OUT_OF_MEMORY'
		],
		[
			'Firefox without memory',
			named('InternalError', 'allocation size overflow'),
			'browser OUT_OF_MEMORY'
		],
		['Firefox without memory even for an error', 'out of memory', 'browser OUT_OF_MEMORY'],
		['Safari without memory', new RangeError('Out of memory'), 'browser OUT_OF_MEMORY'],
		[
			'Chromium after a deploy',
			new TypeError('Failed to fetch dynamically imported module: https://x/a.js'),
			'ours PART_MISSING'
		],
		[
			'Firefox after a deploy',
			new TypeError('error loading dynamically imported module: https://x/a.js'),
			'ours PART_MISSING'
		],
		[
			'Safari after a deploy',
			new TypeError('Importing a module script failed.'),
			'ours PART_MISSING'
		],
		['a bug', new TypeError('x is undefined'), 'ours INTERNAL'],
		['a bug about memory', new TypeError('memory is undefined'), 'ours INTERNAL'],
		['our own', new RolecheckError('input', 'NOT_REPACKABLE', 'x'), 'input NOT_REPACKABLE']
	])('%s', (_, error, expected) => {
		const { blame, code } = wireError(error, same);
		expect(`${blame} ${code}`).toBe(expected);
	});

	it('and what the message quotes is covered', () => {
		expect(wireError(new Error('key=abc'), () => 'covered').message).toBe('covered');
	});
});
