import fc from 'fast-check';
import { expect, test } from 'vitest';
import { htmlCharset } from '../../src/preview-origin/worker/charset';
import { headOffset, inject } from '../../src/preview-origin/worker/inject';
import { mimeOf } from '../../src/preview-origin/worker/mime';
import { parseRange } from '../../src/preview-origin/worker/range';

test.each([
	[null, 10, 'all'],
	['bytes=0-', 10, { start: 0, end: 10 }],
	['bytes=2-4', 10, { start: 2, end: 5 }],
	['bytes=2-400', 10, { start: 2, end: 10 }],
	['bytes=-3', 10, { start: 7, end: 10 }],
	['bytes=-30', 10, { start: 0, end: 10 }],
	['bytes=10-', 10, 'unsatisfiable'],
	['bytes=-0', 10, 'unsatisfiable'],
	['bytes=0-0', 0, 'unsatisfiable'],
	['bytes=4-2', 10, 'all'],
	['bytes=0-1,3-4', 10, 'all'],
	['lines=1-2', 10, 'all']
])('range %s of %i', (header, size, expected) => {
	expect(parseRange(header, size)).toEqual(expected);
});

const MARK = '<x>';
test.each([
	['<!doctype html><html><head><meta>', '<!doctype html><html><head>'],
	[
		'<!DOCTYPE html>\n<HTML lang="a>b">\n<HEAD a>\n<title>',
		'<!DOCTYPE html>\n<HTML lang="a>b">\n<HEAD a>'
	],
	['<!-- <head> --><p>x', '<!-- <head> -->'],
	['<header>no head</header>', ''],
	['<!doctype html><title>x', '<!doctype html>'],
	['\u00EF\u00BB\u00BF<!doctype html><script>', '\u00EF\u00BB\u00BF<!doctype html>'],
	['', '']
])('our script goes first in %j', (html, before) => {
	expect(html.slice(0, headOffset(html))).toBe(before);
});

test('putting a script in changes no other byte and no line', () => {
	fc.assert(
		fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
			const result = inject(bytes, () => MARK);
			const at = new TextDecoder('latin1').decode(result).indexOf(MARK);
			expect([...result.subarray(0, at), ...result.subarray(at + MARK.length)]).toEqual([...bytes]);
		})
	);
});

const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);
test.each([
	[Uint8Array.of(0xef, 0xbb, 0xbf, 0x61), 'utf-8'],
	[Uint8Array.of(0xff, 0xfe, 0x61, 0), 'utf-16le'],
	[ascii('<meta charset="gbk">'), 'gbk'],
	[ascii('<meta http-equiv=x content="text/html; charset=shift_jis">'), 'shift_jis'],
	[ascii('<meta charset=utf-16>'), 'utf-8'],
	[ascii('<meta charset=nonsense>é'), 'utf-8'],
	[Uint8Array.of(0x63, 0xe9), 'windows-1252']
])('encoding of %j', (bytes, expected) => {
	expect(htmlCharset(bytes)).toBe(expected);
});

test.each([
	['a.html', 'text/html'],
	['a.mjs', 'text/javascript'],
	['a.wasm', 'application/wasm'],
	['a.json', 'application/json; charset=utf-8'],
	['a.unheard-of', 'application/octet-stream'],
	['a', 'application/octet-stream']
])('type of %s', (path, expected) => {
	expect(mimeOf(path)).toBe(expected);
});
