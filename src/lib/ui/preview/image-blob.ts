import { lookup } from 'mrmime';
import { unshowableSize } from '../../repack/image/most-pixels';
import type { FileProvider } from '../../preview/provider';

/** Larger ones are not decoded for a look. */
const IMAGE_BYTES = 32 * 1024 * 1024;

/** An image of the package, for an `<img>`, which runs nothing of it; null: not there, too large, unreadable. */
export async function imageBlob(files: FileProvider, path: string): Promise<Blob | null> {
	try {
		const found = await files.stat(path);
		if (!found || found.size > IMAGE_BYTES) return null;
		const bytes = await files.read(path);
		if (unshowableSize(bytes)) return null;
		return new Blob([bytes], { type: lookup(path) ?? '' });
	} catch {
		return null;
	}
}
