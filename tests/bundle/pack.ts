/* Archives as other tools write them, for bundles that hold what a folder of the test's own system may not. */
import { zipSync } from 'fflate';
import type { Entries, MemoryEntry } from './memory-tree';

const TYPES = { file: '0', symlink: '2', directory: '5', other: '6' } as const;

function header(name: Uint8Array, type: string, size: number, target: string): Buffer {
	const block = Buffer.alloc(512);
	block.set(name.subarray(0, 100), 0);
	block.write('0000644\0', 100);
	block.write('0000000\0', 108);
	block.write('0000000\0', 116);
	block.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
	block.write('00000000000\0', 136);
	block.write('        ', 148);
	block.write(type, 156);
	block.write(target, 157);
	block.write('ustar\x0000', 257);
	const sum = block.reduce((total, byte) => total + byte, 0);
	block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
	return block;
}

const padded = (bytes: Uint8Array): Buffer =>
	Buffer.concat([bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)]);

function record(path: string, entry: MemoryEntry, under: string): Buffer {
	const end = entry.kind === 'directory' ? '/' : '';
	const raw = entry.raw
		? Buffer.concat([Buffer.from(under), entry.raw])
		: Buffer.from(under + path);
	const name = Buffer.concat([raw, Buffer.from(end)]);
	/* GNU's record for names that do not fit. */
	const long = Buffer.concat([name, Buffer.alloc(1)]);
	const head =
		name.length > 100
			? [header(Buffer.from('././@LongLink'), 'L', long.length, ''), padded(long)]
			: [];
	return Buffer.concat([
		...head,
		header(name, TYPES[entry.kind], entry.bytes.length, entry.target ?? ''),
		padded(entry.bytes)
	]);
}

/** A GNU tar; `under`: the directory it puts everything into, `''` or with its slash. */
export const tarOf = (entries: Entries, under = ''): Buffer =>
	Buffer.concat([
		...[...entries].map(([path, entry]) => record(path, entry, under)),
		Buffer.alloc(1024)
	]);

/** A zip of files and directories. */
export const zipOf = (entries: Entries, under = ''): Uint8Array =>
	zipSync(
		Object.fromEntries(
			[...entries].map(([path, { kind, bytes }]) => [
				kind === 'directory' ? `${under}${path}/` : under + path,
				bytes
			])
		)
	);
