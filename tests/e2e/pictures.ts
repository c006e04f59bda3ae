import { deflateSync } from 'node:zlib';
import type { Page } from 'playwright';
import { packageOf, type PackageFile } from '../cases/package-files';
import { caseNamed, suite } from '../cases/suite';
import { png, pngOf } from '../cases/png';

const CONTRACT = 'agotalk.role.toml';

/** A photograph as a browser writes it: a slope with grain, red on the left, blue on the right. */
export async function photograph(
	page: Page,
	type: 'image/jpeg' | 'image/webp' | 'image/png',
	width: number,
	height: number
): Promise<Buffer> {
	const base64 = await page.evaluate(
		async ({ type, width, height }) => {
			const canvas = new OffscreenCanvas(width, height);
			const context = canvas.getContext('2d');
			if (!context) throw new Error('no canvas');
			const pixels = context.createImageData(width, height);
			let state = 1;
			for (let at = 0; at < pixels.data.length; at += 4) {
				state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
				const across = ((at / 4) % width) / width;
				pixels.data[at] = 255 * (1 - across) + (state >>> 29);
				pixels.data[at + 1] = (state >>> 20) & 63;
				pixels.data[at + 2] = 255 * across + (state >>> 28);
				pixels.data[at + 3] = 255;
			}
			context.putImageData(pixels, 0, 0);
			const bytes = new Uint8Array(await (await canvas.convertToBlob({ type })).arrayBuffer());
			let text = '';
			for (let at = 0; at < bytes.length; at += 8192)
				text += String.fromCharCode(...bytes.subarray(at, at + 8192));
			return btoa(text);
		},
		{ type, width, height }
	);
	return Buffer.from(base64, 'base64');
}

/** Colour of a point of a PNG, from 0 to 1 across and down: red, green, blue, opacity. */
export const colourAt = (page: Page, bytes: Uint8Array, across: number, down: number) =>
	page.evaluate(
		async ({ bytes, across, down }) => {
			const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
			const canvas = new OffscreenCanvas(picture.width, picture.height);
			const context = canvas.getContext('2d');
			if (!context) throw new Error('no canvas');
			context.drawImage(picture, 0, 0);
			const x = Math.round(across * (picture.width - 1));
			const y = Math.round(down * (picture.height - 1));
			return [...context.getImageData(x, y, 1, 1).data];
		},
		{ bytes: [...bytes], across, down }
	);

/** Width and height in the head of a PNG. */
export function sizeOf(bytes: Uint8Array | undefined): readonly [number, number] {
	if (!bytes || String.fromCharCode(...bytes.subarray(1, 4)) !== 'PNG') return [0, 0];
	const view = new DataView(bytes.buffer, bytes.byteOffset);
	return [view.getUint32(16), view.getUint32(20)];
}

/** A PNG that says it has so many pixels and holds none of them. */
export function claiming(width: number, height: number): Buffer {
	const bytes = Buffer.from(png(1, 1));
	bytes.writeUInt32BE(width, 16);
	bytes.writeUInt32BE(height, 20);
	return bytes;
}

/** A PNG of that many pixels, all of them there: one bit each, black. A few kilobytes that unpack to many megabytes. */
export function vast(width: number, height: number): Buffer {
	const head = Buffer.alloc(13);
	head.writeUInt32BE(width, 0);
	head.writeUInt32BE(height, 4);
	head[8] = 1;
	const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
	return pngOf([
		['IHDR', head],
		['IDAT', deflateSync(rows)],
		['IEND', Buffer.alloc(0)]
	]);
}

interface Dressed {
	readonly files?: Readonly<Record<string, Uint8Array | string>>;
	readonly without?: readonly string[];
	readonly cover?: string;
	readonly screenshots?: readonly string[];
}

/** The clean package with other images. */
export function dressed({ files = {}, without = [], cover, screenshots }: Dressed): {
	dir: string;
	files: PackageFile[];
} {
	const clean = packageOf(suite, caseNamed('clean-b'));
	const kept = clean.files.filter(({ name }) => !without.includes(name) && !(name in files));
	const changed = kept.map(({ name, data }) => {
		if (name !== CONTRACT) return { name, data };
		const text = Buffer.from(data)
			.toString()
			.replace(/(cover_image = ).*/u, (line, key: string) => (cover ? `${key}"${cover}"` : line))
			.replace(/(screenshots = ).*/u, (line, key: string) =>
				screenshots ? `${key}${JSON.stringify(screenshots)}` : line
			);
		return { name, data: Buffer.from(text) };
	});
	const added = Object.entries(files).map(([name, data]) => ({ name, data: Buffer.from(data) }));
	return { dir: clean.dir, files: [...changed, ...added] };
}
