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
	const utf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
	const text = new TextDecoder(utf16 ? 'utf-16le' : 'utf-8').decode(bytes);
	const tag = rootTag(text);
	const name = /^<(?:[\w-]+:)?svg(?=[\s/>])/u.exec(tag)?.[0];
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

function rootTag(text: string): string {
	let at = 0;
	for (;;) {
		while (text[at] !== undefined && ' \t\r\n'.includes(text[at] ?? '')) at++;
		const misc = MISC.find(([open]) => text.startsWith(open, at));
		if (!misc) return text.slice(at, at + TAG_LIMIT);
		const end = text.indexOf(misc[1], bodyOf(text, at + misc[0].length));
		if (end === -1) return '';
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
