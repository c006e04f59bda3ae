import { bytesSource } from '../../src/lib/archive/byte-source';
import { concatBytes } from '../../src/lib/archive/bytes';
import { writeZip, type ZipFile, type ZipPart } from '../../src/lib/archive/zip/write';
import { openArchive } from '../../src/lib/source/archive-tree';
import type { Problem, Tree, Verified } from '../../src/lib/source/tree';

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The archive that `writeZip` writes, as bytes. */
export async function written(files: Iterable<ZipFile>): Promise<Uint8Array> {
	const parts: Uint8Array[] = [];
	const collect = async (part: ZipPart): Promise<void> =>
		void parts.push(part instanceof Blob ? new Uint8Array(await part.arrayBuffer()) : part);
	for await (const part of writeZip(files)) await collect(part);
	return concatBytes(parts);
}

export const plain = (path: string, bytes: Uint8Array | string): ZipFile => ({
	path,
	content: { kind: 'bytes', bytes: typeof bytes === 'string' ? utf8(bytes) : bytes }
});

export interface Opened {
	readonly tree: Tree;
	readonly verified: Verified;
	/** Of listing and of verifying. */
	readonly problems: readonly Problem[];
	/** `kind·reason@name`, sorted: what tests compare. */
	readonly words: readonly string[];
}

/** Opens and verifies an archive, as the app does. */
export async function openAll(name: string, bytes: Uint8Array): Promise<Opened> {
	const tree = await openArchive(name, bytesSource(bytes));
	const verified = await tree.verify();
	const problems = [...tree.problems, ...verified.problems];
	const words = problems
		.map(({ kind, reason, name }) => `${kind}·${reason}${name === null ? '' : `@${name}`}`)
		.sort();
	return { tree, verified, problems, words };
}
