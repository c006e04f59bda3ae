import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, data: Uint8Array): Buffer {
	const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
	const head = Buffer.alloc(4);
	head.writeUInt32BE(data.length);
	const check = Buffer.alloc(4);
	check.writeUInt32BE(crc32(body));
	return Buffer.concat([head, body, check]);
}

/** A PNG of these chunks. */
export const pngOf = (chunks: readonly (readonly [type: string, data: Uint8Array])[]): Buffer =>
	Buffer.concat([
		Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
		...chunks.map(([type, data]) => chunk(type, data))
	]);

const made = new Map<string, Buffer>();

/** A black RGB picture, padded with a private chunk to at least `bytes` bytes. Made once: every case has some. */
export function png(width: number, height: number, bytes = 0): Buffer {
	const key = `${width} ${height} ${bytes}`;
	const known = made.get(key) ?? draw(width, height, bytes);
	made.set(key, known);
	return known;
}

function draw(width: number, height: number, bytes: number): Buffer {
	const head = Buffer.alloc(13);
	head.writeUInt32BE(width, 0);
	head.writeUInt32BE(height, 4);
	head.set([8, 2], 8);
	const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
	const rows = chunk('IDAT', deflateSync(Buffer.alloc((width * 3 + 1) * height)));
	const parts = [signature, chunk('IHDR', head), rows, chunk('IEND', Buffer.alloc(0))];
	const missing = bytes - Buffer.concat(parts).length - 12;
	if (missing > -12) parts.splice(2, 0, chunk('raNd', Buffer.alloc(Math.max(0, missing))));
	return Buffer.concat(parts);
}
