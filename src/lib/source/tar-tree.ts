import type { ByteSource } from '../archive/byte-source';
import type { Flaw } from '../archive/flaw';
import { Forward } from '../archive/forward';
import { gunzip } from '../archive/gzip/gunzip';
import { MAX_READ_BYTES } from '../archive/limits';
import { newSha256 } from '../hash/sha256';
import { listTar } from '../archive/tar/list';
import type { TarEntry } from '../archive/tar/entry';
import { problemOf, unsafeEntries } from './archive-problem';
import { NONE_HARMLESS, ReadError, type Problem, type Tree, type TreeNode } from './tree';

/** What a tar or tar.gz was found to be. */
interface Listed {
	readonly container: 'tar' | 'tar.gz';
	/** The archive as dropped. */
	readonly archive: ByteSource;
	/** The tar itself. */
	readonly data: ByteSource;
	readonly entries: readonly TarEntry[];
	readonly flaws: readonly Flaw[];
}

function tarTree(name: string, { container, archive, data, entries, flaws }: Listed): Tree {
	const unsafe = unsafeEntries(flaws);
	const nodes = entries.map(({ path, kind, size }, index): TreeNode => ({
		path: unsafe.has(index) ? path : path.replace(/\/$/u, ''),
		kind,
		size,
		safe: !unsafe.has(index)
	}));
	const problems = flaws.map((flaw) => problemOf(flaw, entries));
	const bytesOf = async (
		node: number,
		from: number,
		to: number,
		signal?: AbortSignal
	): Promise<Uint8Array> => {
		const entry = entries[node];
		if (!entry) throw new RangeError(`no node ${node}`);
		const start = Math.min(from, entry.size);
		const end = Math.max(start, Math.min(to, entry.size));
		if (end - start > MAX_READ_BYTES)
			throw new ReadError(entry.name, tooLarge(entry, node, end - start));
		return data.read(entry.start + start, entry.start + end, signal);
	};
	return {
		name,
		container,
		bytes: archive.size,
		nodes,
		problems,
		read: (node, { limit = Infinity, signal } = {}) => bytesOf(node, 0, limit, signal),
		readRange: (node, { start, end }, signal) => bytesOf(node, start, end, signal),
		linkTarget: (node) => Promise.resolve(entries[node]?.target ?? null),
		async verify({ signal, onProgress } = {}) {
			/* Tar keeps no checksum of data; that of gzip was checked while it was unpacked. */
			const hash = await newSha256();
			const pass = new Forward(
				archive,
				(bytes, end) => {
					hash.update(bytes);
					onProgress?.(end, archive.size);
				},
				signal
			);
			await pass.finish();
			const checked = entries.filter(({ kind }) => kind === 'file').length;
			return { problems: [], checked, harmless: NONE_HARMLESS, sha256: hash.digest() };
		}
	};
}

const tooLarge = (entry: TarEntry, node: number, wanted: number): Problem => ({
	kind: 'not-read',
	reason: 'too-large',
	name: entry.name,
	node,
	offset: entry.offset,
	detail: `${wanted} > ${MAX_READ_BYTES}`
});

export async function openTar(
	name: string,
	archive: ByteSource,
	signal?: AbortSignal
): Promise<Tree> {
	const { entries, flaws } = await listTar(archive, signal);
	return tarTree(name, { container: 'tar', archive, data: archive, entries, flaws });
}

/** Unpacks once; where the tar is large its bytes lie in a `Blob`, which the browser may put on disk. */
export async function openTarGz(
	name: string,
	archive: ByteSource,
	signal?: AbortSignal
): Promise<Tree> {
	const { unpacked, flaws } = await gunzip(archive, signal);
	const listed = unpacked ? await listTar(unpacked, signal) : { entries: [], flaws: [] };
	return tarTree(name, {
		container: 'tar.gz',
		archive,
		data: unpacked ?? archive,
		entries: listed.entries,
		flaws: [...flaws, ...listed.flaws]
	});
}
