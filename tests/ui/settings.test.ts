import { describe, expect, it } from 'vitest';
import { languageOf, Settings } from '../../src/lib/state/settings.svelte';
import { formatBytes } from '../../src/lib/ui/format-bytes';
import { app } from '../../src/lib/ui/strings/app';

describe('the language', () => {
	it.each([
		[['zh-TW', 'en'], 'zh-CN'],
		[['de-AT', 'en-GB', 'zh'], 'en'],
		[['fr', 'zh-Hans-CN'], 'zh-CN'],
		[['ja'], 'en'],
		[[], 'en']
	])('of a browser that prefers %j is %s', (preferred, language) => {
		expect(languageOf(preferred)).toBe(language);
	});

	it('counts in words', () => {
		const { count } = new Settings();
		expect([0, 1, 1234].map((n) => count(n, app.files))).toEqual([
			'0 files',
			'1 file',
			'1,234 files'
		]);
	});
});

describe('a size', () => {
	it.each([
		[0, '0 bytes'],
		[1, '1 byte'],
		[999, '999 bytes'],
		[12_345, '12.3 kB'],
		[123_456, '123 kB'],
		[1_073_741_824, '1.1 GB']
	])('of %i bytes is %s', (bytes, shown) => expect(formatBytes(bytes, 'en')).toBe(shown));
});
