import type { ByteSource } from './byte-source';
import { u32 } from './bytes';
import { endsAsZip, readTail } from './zip/end';
import { isTarHeader } from './tar/header';

export type ArchiveKind = 'zip' | 'tar' | 'gzip';

const ZIP_STARTS = new Set([0x04034b50, 0x06054b50, 0x08074b50, 0x02014b50]);

/**
 * What bytes are, by themselves. A file that ends as a zip is read as one whatever it starts with: the bytes
 * before it are then reported. What is nothing of the known is called a zip, which will say that it is none.
 */
export async function sniff(source: ByteSource, signal?: AbortSignal): Promise<ArchiveKind> {
	const head = await source.read(0, Math.min(512, source.size), signal);
	if (ZIP_STARTS.has(u32(head, 0))) return 'zip';
	const gzip = head[0] === 0x1f && head[1] === 0x8b;
	if (!gzip && !isTarHeader(head)) return 'zip';
	if (endsAsZip(await readTail(source, signal))) return 'zip';
	return gzip ? 'gzip' : 'tar';
}
