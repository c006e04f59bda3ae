import { describe, expect, it } from 'vitest';

const modules = import.meta.glob('../../src/lib/ui/strings/*.ts', { eager: true });

interface Found {
	readonly where: string;
	readonly en: string;
	readonly zh: string;
}

/** Every text below a value, wherever it stands. */
function textsIn(value: unknown, where: string): Found[] {
	if (typeof value !== 'object' || value === null) return [];
	if ('en' in value && 'zh-CN' in value) {
		return [{ where, en: String(value.en), zh: String(value['zh-CN']) }];
	}
	return Object.entries(value).flatMap(([key, below]) => textsIn(below, `${where}.${key}`));
}

const texts = Object.entries(modules).flatMap(([file, module]) => textsIn(module, file));
const names = (text: string) => [...new Set(text.match(/\{\w+\}/gu))].sort();

describe('the sentences of the screen', () => {
	it('are found', () => expect(texts.length).toBeGreaterThan(150));

	it.each(texts)('$where names the same values in both languages', ({ en, zh }) => {
		expect(names(zh)).toEqual(names(en));
	});

	it.each(texts)('$where is plain', ({ en }) => {
		expect(en).not.toMatch(/\b(?:please|oops|invalid|sorry)\b/iu);
		expect(en).not.toBe('');
	});
});
