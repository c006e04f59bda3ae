import { nameReason } from '../../archive/name';

/** Without leftovers of a system, which no zip of ours takes in; putting it back brings them back too. */
export const zippable = (files: ReadonlyMap<string, Blob>): ReadonlyMap<string, Blob> =>
	new Map([...files].filter(([path]) => nameReason(path) === null));

/** Files by path as a zip. */
export async function previousZip(files: ReadonlyMap<string, Blob>): Promise<Blob> {
	const { writeZip } = await import('../../archive/zip/write');
	const parts: BlobPart[] = [];
	const entries = [...files].map(([path, blob]) => ({
		path,
		content: {
			kind: 'read' as const,
			read: async () => new Uint8Array(await blob.arrayBuffer())
		}
	}));
	for await (const part of writeZip(entries))
		parts.push(part instanceof Blob ? part : new Uint8Array(part));
	return new Blob(parts, { type: 'application/zip' });
}
