import { createSHA256 } from 'hash-wasm';
import type { ByteSource } from '../byte-source';
import type { Flaw } from '../flaw';
import { Forward } from '../forward';
import type { ZipDirectory } from './directory';
import { Tiles } from './tiles';

export interface VerifyOptions {
	readonly signal?: AbortSignal | undefined;
	/** Bytes of the archive passed, of all its bytes. */
	readonly onProgress?: ((bytes: number, total: number) => void) | undefined;
}

export interface ZipVerified {
	/** Beside those that listing showed. */
	readonly flaws: readonly Flaw[];
	/** Entries whose bytes were read back as declared. */
	readonly sound: ReadonlySet<number>;
	/** Of the archive, lower-case hex. */
	readonly sha256: string;
}

/** Reads the archive once from front to back: local headers, data, descriptors, and its SHA-256 in the same pass. */
export async function verifyZip(
	source: ByteSource,
	zip: ZipDirectory,
	{ signal, onProgress }: VerifyOptions = {}
): Promise<ZipVerified> {
	const hash = await createSHA256();
	const forward = new Forward(
		source,
		(bytes, end) => {
			hash.update(bytes);
			onProgress?.(end, source.size);
		},
		signal
	);
	const tiles = new Tiles(zip, forward, signal);
	if (!zip.flaws.some((flaw) => flaw.kind === 'unreadable')) await tiles.walk();
	await forward.finish();
	return { flaws: tiles.flaws, sound: tiles.sound, sha256: hash.digest() };
}
