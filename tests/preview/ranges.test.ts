import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { ByteSource } from '../../src/lib/archive/byte-source';
import { treeProvider } from '../../src/lib/preview/tree-provider';
import { editedTree } from '../../src/lib/source/edited-tree';
import { folderTree } from '../../src/lib/source/folder-tree';
import { openTar } from '../../src/lib/source/tar-tree';
import type { Tree } from '../../src/lib/source/tree';
import { verifiedOnce } from '../../src/lib/source/verified-once';
import { openZip } from '../../src/lib/source/zip-tree';
import { END, tarEntry } from '../archive/build-tar';

const VIDEO = 500_000_000;
const SEEK = { start: 400_000_000, end: 400_065_536 };
/** What may be read besides the range: the entry's own header and name. */
const HEADER = 1024;

/** Bytes as asked for, without holding them: `before`, then a gap whose byte at n is n % 251, then `after`. */
function withGap(before: Uint8Array, gap: number, after: Uint8Array): ByteSource & Counter {
	const gapAt = (n: number): number => n % 251;
	const source = {
		size: before.length + gap + after.length,
		count: 0,
		read(start: number, end: number) {
			source.count += end - start;
			const bytes = new Uint8Array(end - start);
			for (let at = start; at < end; at++)
				bytes[at - start] =
					at < before.length
						? (before[at] ?? 0)
						: at < before.length + gap
							? gapAt(at - before.length)
							: (after[at - before.length - gap] ?? 0);
			return Promise.resolve(bytes);
		}
	};
	return source;
}

interface Counter {
	/** Bytes read so far. */
	count: number;
}

/** A zip of one stored file of 500 MB: an empty one with the sizes written over and room made for the data. */
function hugeZip(): ByteSource & Counter {
	const zip = zipSync({ 'demo/v.mp4': [new Uint8Array(), { level: 0 }] });
	const view = new DataView(zip.buffer);
	const end = zip.length - 22;
	const directory = view.getUint32(end + 16, true);
	for (const at of [18, 22, directory + 20, directory + 24]) view.setUint32(at, VIDEO, true);
	view.setUint32(end + 16, directory + VIDEO, true);
	return withGap(zip.subarray(0, directory), VIDEO, zip.subarray(directory));
}

/** A tar whose one header says 500 MB. */
function hugeTar(): ByteSource & Counter {
	const size = `${VIDEO.toString(8).padStart(11, '0')}\0`;
	return withGap(tarEntry({ name: 'demo/v.mp4', size }), Math.ceil(VIDEO / 512) * 512, END);
}

/** The first byte of the range is known, and so is how much was read for it. */
async function expectOnlyRange(tree: Tree, source: Counter): Promise<void> {
	const files = treeProvider(editedTree(verifiedOnce(tree), new Map()), 'demo');
	expect(await files.stat('v.mp4')).toEqual({ size: VIDEO });
	const before = source.count;
	const bytes = await files.read('v.mp4', SEEK);
	expect(bytes).toHaveLength(SEEK.end - SEEK.start);
	expect(bytes[0]).toBe(SEEK.start % 251);
	expect(source.count - before).toBeLessThanOrEqual(bytes.length + HEADER);
	expect(await files.read('v.mp4', { start: VIDEO - 2, end: VIDEO + 9 })).toHaveLength(2);
}

test('a seek into a stored video of 500 MB in a zip reads that part of it', async () => {
	const source = hugeZip();
	await expectOnlyRange(await openZip('demo.zip', source), source);
});

test('a seek into a video of 500 MB in a tar reads that part of it', async () => {
	const source = hugeTar();
	await expectOnlyRange(await openTar('demo.tar', source), source);
});

test('a seek into a file of a folder slices it', async () => {
	const slices: number[][] = [];
	const file = new Blob(['0123456789']);
	file.slice = (start = 0, end = 10) => {
		slices.push([start, end]);
		return Blob.prototype.slice.call(file, start, end);
	};
	file.arrayBuffer = () => Promise.reject(new Error('read whole'));
	const files = treeProvider(folderTree('demo', [{ path: 'v.mp4', file }]), '');
	const bytes = await files.read('v.mp4', { start: 2, end: 5 });
	expect(new TextDecoder().decode(bytes)).toBe('234');
	expect(slices).toEqual([[2, 5]]);
});

test('a range of an edited file is of the edited text', async () => {
	const tree = folderTree('demo', [{ path: 'a.txt', file: new Blob(['before']) }]);
	const files = treeProvider(editedTree(tree, new Map([['a.txt', 'afterwards']])), '');
	const bytes = await files.read('a.txt', { start: 5, end: 10 });
	expect(new TextDecoder().decode(bytes)).toBe('wards');
});
