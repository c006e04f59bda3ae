import type { PackageFile } from '../cases/package-files';

const BLOCK = 512;

function header(name: string, size: number): Buffer {
	const out = Buffer.alloc(BLOCK);
	const directory = name.endsWith('/');
	out.write(name, 0, 100);
	out.write(directory ? '0000755\0' : '0000644\0', 100);
	out.write('0000000\x000000000\0', 108);
	out.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
	out.write('00000000000\0', 136);
	out.write('        ', 148);
	out.write(directory ? '5' : '0', 156);
	out.write('ustar\x0000', 257);
	const sum = out.reduce((total, byte) => total + byte, 0);
	out.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
	return out;
}

/** A plain ustar archive. Names are at most 100 bytes; those that end with a slash are directories. */
export function tarOf(files: readonly PackageFile[]): Buffer {
	const parts: Buffer[] = [];
	for (const { name, data } of files) {
		if (Buffer.byteLength(name) > 100) throw new Error(`too long for this tar: ${name}`);
		const padding = Buffer.alloc((BLOCK - (data.length % BLOCK)) % BLOCK);
		parts.push(header(name, data.length), Buffer.from(data), padding);
	}
	return Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]);
}
