import type { ByteSource } from '../byte-source';
import type { Flaw } from '../flaw';
import { Forward } from '../forward';
import { soloCrew, type Crew } from './crew';
import type { ZipDirectory } from './directory';
import { Tiles } from './tiles';

export interface VerifyOptions {
	readonly signal?: AbortSignal | undefined;
	/** Who unpacks and hashes; absent: whoever calls. Ended with the work. */
	readonly crew?: (() => Promise<Crew>) | undefined;
	/** Which entries the crew shall look into, if it can. */
	readonly look?: ((entry: number) => boolean) | undefined;
	/** Bytes of the archive passed, of all its bytes. */
	readonly onProgress?: ((bytes: number, total: number) => void) | undefined;
}

export interface ZipVerified {
	/** Beside those that listing showed. */
	readonly flaws: readonly Flaw[];
	/** Entries whose bytes were read back as declared. */
	readonly sound: ReadonlySet<number>;
	/** Of those asked for in `look`, the ones whose bytes the crew passed. */
	readonly passed: ReadonlySet<number>;
	/** Of the archive, lower-case hex. */
	readonly sha256: string;
}

/** Reads the archive once from front to back: local headers, data, descriptors, and its SHA-256 in the same pass. */
export async function verifyZip(
	source: ByteSource,
	zip: ZipDirectory,
	{ signal, crew: hire, look, onProgress }: VerifyOptions = {}
): Promise<ZipVerified> {
	const crew = await (hire ?? (() => soloCrew(null, signal)))();
	try {
		const forward = new Forward(
			source,
			async (bytes, end) => {
				crew.hash(bytes);
				onProgress?.(end, source.size);
				await crew.room();
			},
			signal
		);
		const tiles = new Tiles(zip, { source, forward, crew, signal, look });
		if (!zip.flaws.some((flaw) => flaw.kind === 'unreadable')) await tiles.walk();
		await forward.finish();
		const flaws = await tiles.flaws();
		const { sound, passed } = tiles;
		return { flaws, sound, passed, sha256: await crew.digest() };
	} finally {
		crew.end();
	}
}
