/** Heads of images as their writers lay them out, without the picture itself. */
const latin = (text: string): number[] => Array.from(text, (unit) => unit.charCodeAt(0));
const be16 = (n: number): number[] => [n >> 8, n & 255];
const be32 = (n: number): number[] => [...be16(n >>> 16), ...be16(n & 0xffff)];
const le16 = (n: number): number[] => [n & 255, n >> 8];
const le24 = (n: number): number[] => [...le16(n & 0xffff), n >> 16];

export const png = (width: number, height: number): Uint8Array =>
	Uint8Array.from([
		...latin('\x89PNG\r\n\x1a\n'),
		...be32(13),
		...latin('IHDR'),
		...be32(width),
		...be32(height),
		...[8, 2, 0, 0, 0]
	]);

export const gif = (width: number, height: number): Uint8Array =>
	Uint8Array.from([...latin('GIF89a'), ...le16(width), ...le16(height), 0, 0, 0]);

/** With a profile of `before` bytes ahead of the frame header. */
export const jpeg = (width: number, height: number, before = 16): Uint8Array =>
	Uint8Array.from([
		...[0xff, 0xd8, 0xff, 0xe2],
		...be16(before + 2),
		...new Array<number>(before).fill(0x41),
		...[0xff, 0xff, 0xc2],
		...be16(17),
		8,
		...be16(height),
		...be16(width),
		3
	]);

const riff = (chunk: number[]): Uint8Array =>
	Uint8Array.from([...latin('RIFF'), ...be32(0), ...latin('WEBP'), ...chunk]);

export const webpExtended = (width: number, height: number): Uint8Array =>
	riff([...latin('VP8X'), ...be32(10), 0, 0, 0, 0, ...le24(width - 1), ...le24(height - 1)]);

export const webpLossy = (width: number, height: number): Uint8Array =>
	riff([
		...latin('VP8 '),
		...be32(10),
		...[0, 0, 0, 0x9d, 0x01, 0x2a],
		...le16(width | 0x4000),
		...le16(height)
	]);

export const webpLossless = (width: number, height: number): Uint8Array => {
	const packed = (width - 1) | ((height - 1) << 14);
	return riff([
		...latin('VP8L'),
		...be32(5),
		0x2f,
		...le16(packed & 0xffff),
		...le16((packed >>> 16) & 0xffff)
	]);
};

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
