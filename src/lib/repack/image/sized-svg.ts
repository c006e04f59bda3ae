import { ROOT_NAME, rootAt, svgText } from '../../scan/image/svg';
import type { Size } from './fit';
import { ImageError } from './image-maker';

const DECLARATION = /^\uFEFF?\s*<\?xml\s[^?]*\?>/u;
const SIZE = new Set(['width', 'height']);

/**
 * The text of an SVG that is drawn at so many pixels: its root says them. `own` is the size that it had, for a
 * drawing without `viewBox`. All else stays as written.
 */
export function sizedSvg(bytes: Uint8Array, own: Size, { width, height }: Size): string {
	// It says an encoding, and what comes out is UTF-8.
	const text = svgText(bytes).replace(DECLARATION, '');
	const at = rootAt(text);
	const name = at === -1 ? undefined : ROOT_NAME.exec(text.slice(at, at + 100))?.[0];
	if (name === undefined) throw new ImageError('not-decoded');
	const attribute = /\s*([^\s=>"'/]+)\s*=\s*(?:"[^"]*"|'[^']*')/uy;
	let end = at + name.length;
	attribute.lastIndex = end;
	const kept: string[] = [];
	let hasBox = false;
	for (let match = attribute.exec(text); match; match = attribute.exec(text)) {
		end = attribute.lastIndex;
		hasBox ||= match[1] === 'viewBox';
		if (!SIZE.has(match[1] ?? '')) kept.push(match[0]);
	}
	const box = hasBox ? '' : ` viewBox="0 0 ${own.width} ${own.height}"`;
	const root = `${name} width="${width}" height="${height}"${box}${kept.join('')}`;
	return text.slice(0, at) + root + text.slice(end);
}
