import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseEvent } from '../../src/lib/preview/event';
import { previewSite } from '../../src/lib/preview/origin';
import {
	decodePath,
	encodePath,
	newToken,
	packagePath,
	placeOf
} from '../../src/lib/preview/package-url';
import { Rate } from '../../src/lib/preview/rate';
import { parseFileAsk } from '../../src/lib/preview/wire';

test('any package path comes back from its address', () => {
	const segment = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter(
		// A URL parser takes dot segments and lone surrogates away; no package path has them.
		(text) => !/^(?:\.|%2e){1,2}$/iu.test(text) && !text.includes('/') && text.isWellFormed()
	);
	fc.assert(
		fc.property(fc.array(segment, { minLength: 1, maxLength: 4 }), (segments) => {
			const path = segments.join('/');
			const token = newToken();
			const url = new URL(`http://localhost:1/base/${token}/demo/${encodePath(path)}?q#h`);
			const place = placeOf(url, '/base/');
			expect(place?.token).toBe(token);
			expect(place && packagePath(place, 'demo')).toBe(path);
		})
	);
});

test.each([
	['a%20b', 'a b'],
	['100%', '100%'],
	['%zz', '%zz'],
	['%ff', '%ff'],
	['a%2Fb', 'a%2Fb'],
	['%E4%BD%A0', '你']
])('%s is read as %s', (path, expected) => {
	expect(decodePath(path)).toBe(expected);
});

test('garbage is no event and no question, and never throws', () => {
	fc.assert(
		fc.property(fc.anything(), (data) => {
			expect(parseEvent(data)).toBeNull();
			expect(parseFileAsk(data)).toBeNull();
		})
	);
});

test('an event holds what its kind has, cut, and nothing else', () => {
	const event = {
		kind: 'console',
		level: 'log',
		text: 'x'.repeat(9999),
		page: 'p',
		__proto__: { a: 1 },
		b: 2
	};
	expect(parseEvent(event)).toEqual({
		kind: 'console',
		level: 'log',
		text: 'x'.repeat(2000),
		page: 'p'
	});
	expect(parseEvent({ kind: 'console', level: 'shout', text: '', page: '' })).toBeNull();
	expect(
		parseEvent({
			kind: 'request',
			url: 'u',
			status: NaN,
			bytes: 0,
			ms: 0,
			destination: '',
			page: ''
		})
	).toBeNull();
	expect(parseEvent({ kind: 'constructor' })).toBeNull();
});

test('a rate lets so many through in a second and counts the rest', () => {
	let now = 0;
	const rate = new Rate(2, () => now);
	expect([rate.take(), rate.take(), rate.take()]).toEqual([true, true, false]);
	now = 1000;
	expect(rate.take()).toBe(true);
	expect(rate.takeDropped()).toBe(1);
	expect(rate.takeDropped()).toBe(0);
});

test.each([
	['http://localhost:4173', '', '', 'http://localhost:4174/'],
	['http://127.0.0.1:4173', '/rolecheck', '', 'http://127.0.0.1:4174/rolecheck/'],
	['https://app.example.org', '', '', null],
	[
		'https://app.example.org',
		'/r',
		'https://{key}.preview.example.org',
		'https://k1.preview.example.org/r/'
	],
	[
		'https://app.example.org',
		'/r',
		'https://preview.example.org/other/',
		'https://preview.example.org/other/'
	],
	['https://app.example.org', '', 'https://app.example.org', null],
	['https://app.example.org', '', 'javascript:alert(1)', null]
])('the preview of %s%s with %j is at %s', (app, base, setting, expected) => {
	expect(previewSite({ app: new URL(app), base, setting, key: 'k1' })).toBe(expected);
});
