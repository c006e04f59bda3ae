import type { EntryKind } from '../zip/kind';

/** One entry of a tar, after the headers that describe it were put together. */
export interface TarEntry {
	/** The raw name, decoded for display. */
	readonly name: string;
	/** The name without a leading `./`, which is ordinary in a tar. */
	readonly path: string;
	readonly kind: EntryKind;
	/** Of its data. */
	readonly size: number;
	/** Of its data, in the tar. */
	readonly start: number;
	/** Of its header, in the tar. */
	readonly offset: number;
	/** Where a link points, decoded. */
	readonly target: string | null;
}
