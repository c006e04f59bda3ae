import type { ImageHead } from '../image-header';

/** Units read of the root element's tag. Real ones end long before. */
const TAG_LIMIT = 16_384;

const MISC: readonly (readonly [open: string, close: string])[] = [
	['<?', '?>'],
	['<!--', '-->'],
	['<!', '>']
];

/** SVG: the root element is `svg`, whatever comments, declarations and white space come before it. */
export function readSvg(bytes: Uint8Array): ImageHead | null {
	const text = svgText(bytes);
	const at = rootAt(text);
	const tag = at === -1 ? '' : text.slice(at, at + TAG_LIMIT);
	const name = ROOT_NAME.exec(tag)?.[0];
	if (name === undefined) return null;
	const attributes = readAttributes(tag.slice(name.length));
	const box =
		attributes
			.get('viewBox')
			?.trim()
			.split(/[\s,]+/u) ?? [];
	return {
		type: 'svg',
		width: pixels(attributes.get('width')) ?? pixels(box[2]),
		height: pixels(attributes.get('height')) ?? pixels(box[3])
	};
}

export function svgText(bytes: Uint8Array): string {
	const utf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
	return new TextDecoder(utf16 ? 'utf-16le' : 'utf-8').decode(bytes);
}

/** The opening of the root's tag, with a prefix or without. */
export const ROOT_NAME = /^<(?:[\w-]+:)?svg(?=[\s/>])/u;

/** Where the root element's tag begins, -1 where something before it never ends. */
export function rootAt(text: string): number {
	let at = 0;
	for (;;) {
		while (text[at] !== undefined && ' \t\r\n'.includes(text[at] ?? '')) at++;
		const misc = MISC.find(([open]) => text.startsWith(open, at));
		if (!misc) return at;
		const end = text.indexOf(misc[1], bodyOf(text, at + misc[0].length));
		if (end === -1) return -1;
		at = end + misc[1].length;
	}
}

/** Illustrator writes a DOCTYPE with entities in brackets, each with a `>` of its own. */
function bodyOf(text: string, at: number): number {
	const open = text.indexOf('[', at);
	const close = text.indexOf('>', at);
	if (!text.startsWith('DOCTYPE', at) || open === -1 || open > close) return at;
	return Math.max(at, text.indexOf(']', open));
}

/** Attributes up to the tag's end. Sticky, so that each unit is looked at once. */
function readAttributes(tag: string): Map<string, string> {
	const attributes = new Map<string, string>();
	const one = /\s*([^\s=>"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/uy;
	for (let match = one.exec(tag); match; match = one.exec(tag)) {
		const [, name = '', double, single] = match;
		if (!attributes.has(name)) attributes.set(name, double ?? single ?? '');
	}
	return attributes;
}

const pixels = (value: string | undefined): number | null => {
	const match = /^\s*(\d{1,7}(?:\.\d{1,7})?)(?:px)?\s*$/u.exec(value ?? '');
	return match ? Math.round(Number(match[1])) : null;
};
