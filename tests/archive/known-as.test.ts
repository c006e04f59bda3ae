import { expect, it } from 'vitest';
import { knownAs } from '../../src/lib/archive/known-as';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

it.each([
	['', 'empty'],
	['\xfd7zXZ\0', 'xz'],
	['7z\xbc\xaf\x27\x1c', '7z'],
	['\x89PNG\r\n\x1a\n', 'PNG'],
	['\n <!doctype HTML>', 'HTML'],
	['<!-- saved --><html>', 'HTML'],
	['{ "a": 1 }', 'JSON'],
	['[table]', 'text'],
	['[1, 2]', 'JSON'],
	['milk\n', 'text'],
	// The first byte of a letter whose rest is cut off.
	['milk \xe4\xbd', 'text'],
	['milk \xff\xfe\xfd', null],
	['\0\0\0\0', null]
])('%j is %s', (head, known) => {
	expect(knownAs(bytes(head))).toBe(known);
});
