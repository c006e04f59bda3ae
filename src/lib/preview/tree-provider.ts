import type { Tree } from '../source/tree';
import { InflatedCache } from './inflated-cache';
import type { FileProvider } from './provider';

const CACHE_BYTES = 256 * 1024 * 1024;

/** The files of a package inside a tree. `root`: its directory, `''` for the top. Only plain, safe files are served. */
export function treeProvider(tree: Tree, root: string): FileProvider {
	const prefix = root === '' ? '' : `${root}/`;
	const nodes = new Map<string, number>();
	for (const [index, node] of tree.nodes.entries()) {
		if (node.kind !== 'file' || !node.safe || !node.path.startsWith(prefix)) continue;
		nodes.set(node.path.slice(prefix.length), index);
	}
	const cache = new InflatedCache(CACHE_BYTES);
	const whole = async (node: number, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> =>
		owned(await tree.read(node, signal ? { signal } : {}));
	return {
		stat(path) {
			const size = tree.nodes[nodes.get(path) ?? -1]?.size;
			return Promise.resolve(size === undefined ? null : { size });
		},
		async read(path, range, signal) {
			const node = nodes.get(path);
			if (node === undefined) throw new Error(`${path} is not in the package`);
			if (!range) return whole(node, signal);
			const part = tree.readRange?.(node, range, signal);
			if (part) return owned(await part);
			// Packed, a file can be read from its start only. The copy serves later ranges too: a request that is cancelled does not stop it.
			const blob = await cache.get(path, async () => new Blob([await whole(node)]));
			signal?.throwIfAborted();
			return new Uint8Array(await blob.slice(range.start, range.end).arrayBuffer());
		}
	};
}

/** As messages can carry it: a view of a buffer that nobody shares. */
const owned = (bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
	bytes.buffer instanceof ArrayBuffer
		? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
		: new Uint8Array(bytes);
