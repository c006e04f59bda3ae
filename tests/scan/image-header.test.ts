import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageTypeOfName, readImageHead } from '../../src/lib/scan/image-header';
import * as files from './image-files';

describe('readImageHead', () => {
	it.each([
		['png', files.png(512, 300)],
		['gif', files.gif(512, 300)],
		['jpeg', files.jpeg(512, 300)],
		['jpeg', files.jpeg(512, 300, 60_000)],
		['webp', files.webpExtended(512, 300)],
		['webp', files.webpLossy(512, 300)],
		['webp', files.webpLossless(512, 300)],
		['svg', files.utf8('<svg xmlns="http://www.w3.org/2000/svg" width="512px" height=\'300\'/>')],
		['svg', files.utf8('\uFEFF<?xml version="1.0"?>\n<!-- <svg> -->\n<svg viewBox="0 0 512,300">')],
		[
			'svg',
			files.utf8(
				'<!DOCTYPE svg PUBLIC "x" "y" [ <!ENTITY a "b"> ]>\n<svg:svg height="300" width="512">'
			)
		]
	])('reads the size of a %s from its header', (type, bytes) => {
		expect(readImageHead(bytes)).toEqual({ type, width: 512, height: 300 });
	});

	it.each(['', 'text', '<html><svg width="1"></svg></html>', '<svgx>', '<!-- <svg> ', 'GIF90a'])(
		'knows no image in %j',
		(text) => expect(readImageHead(files.utf8(text))).toBeNull()
	);

	it('keeps the type where the size is cut off', () => {
		expect(readImageHead(files.png(1, 1).subarray(0, 18))).toEqual({
			type: 'png',
			width: null,
			height: null
		});
		expect(readImageHead(files.jpeg(1, 1).subarray(0, 12))?.type).toBe('jpeg');
	});

	it('ends on any bytes, with a signature before them or not', () => {
		const starts = [files.png(1, 1), files.jpeg(1, 1), files.webpLossy(1, 1), files.utf8('<svg ')];
		const start = fc.constantFrom(new Uint8Array(), ...starts);
		fc.assert(
			fc.property(start, fc.nat(30), fc.uint8Array({ maxLength: 300 }), (head, cut, rest) => {
				const found = readImageHead(Uint8Array.from([...head.subarray(0, cut), ...rest]));
				expect(found === null || found.type.length > 0).toBe(true);
			})
		);
	});

	it('reads a long tag in time that grows with its length', () => {
		const started = performance.now();
		readImageHead(files.utf8(`<svg ${'a'.repeat(250_000)}`));
		readImageHead(files.utf8('<svg '.repeat(50_000)));
		readImageHead(files.utf8('<!--'.repeat(60_000)));
		expect(performance.now() - started).toBeLessThan(1_000);
	});
});

it('knows what a name promises', () => {
	expect(imageTypeOfName('a/b.JPG')).toBe('jpeg');
	expect(imageTypeOfName('a.png/b')).toBeNull();
	expect(imageTypeOfName('constructor')).toBeNull();
	expect(imageTypeOfName('a.constructor')).toBeNull();
});
