import type { ByteSource } from '../archive/byte-source';
import { sniff } from '../archive/sniff';
import type { HireCrew } from '../archive/zip/crew';
import { openTar, openTarGz } from './tar-tree';
import type { Tree } from './tree';
import { openZip } from './zip-tree';

export interface OpenOptions {
	readonly signal?: AbortSignal;
	/** Who unpacks and hashes beside the reading of a big archive; absent: whoever reads. */
	readonly crew?: HireCrew;
}

/**
 * Opens an archive by its content, whatever it is called. What cannot be read is a tree without nodes that says
 * why. Rejects only where the source itself fails or `signal` is aborted.
 */
export async function openArchive(
	name: string,
	source: ByteSource,
	{ signal, crew }: OpenOptions = {}
): Promise<Tree> {
	switch (await sniff(source, signal)) {
		case 'zip':
			return openZip(name, source, signal, crew);
		case 'tar':
			return openTar(name, source, signal);
		case 'gzip':
			return openTarGz(name, source, signal);
	}
}
