/**
 * Every limit of the archive readers, in one place. They are generous: a real package of 2 GB passes. Beyond
 * one, the work stops and the archive is `too-large`; nothing is read on the quiet in part.
 */

const MiB = 2 ** 20;
const GiB = 2 ** 30;

/** Of the archive as dropped. */
export const MAX_ARCHIVE_BYTES = 16 * GiB;

/** All entries together, as declared. Inflating stops one chunk after an entry's declared size, so this bounds the work. */
export const MAX_UNPACKED_BYTES = 16 * GiB;

/**
 * Unpacked to packed. DEFLATE reaches 1032:1 at most; honest packages stay below 20:1. Judged only where much
 * is unpacked, because a small file of zeros harms nobody.
 */
export const MAX_RATIO = 200;
export const RATIO_FREE_BYTES = 1 * GiB;

export const MAX_ENTRIES = 500_000;

/** The central directory is held in memory whole: 100,000 entries with names of usual length need 10 MB. */
export const MAX_DIRECTORY_BYTES = 128 * MiB;

/** Segments of one name. A zip's longest name has room for 32,768, and no system for a tenth of that. */
export const MAX_DEPTH = 4096;

/** Sum of depth times length of all names: what looking at every parent of every path costs. 100,000 usual names: 3 × 10^7. */
export const MAX_PATH_WORK = 2 ** 30;

/** A pax header or a GNU long name. The longest that any system can use is 4,096 bytes; a zip allows 65,535. */
export const MAX_TAR_META_BYTES = 1 * MiB;

/** What one `read` may give: typed arrays of 2 GiB and more are refused by some engines. */
export const MAX_READ_BYTES = 2 * GiB - 1;

/** An unpacked tar up to this size stays in memory; a larger one becomes a `Blob`, which the browser may put on disk. */
export const MAX_TAR_IN_MEMORY_BYTES = 64 * MiB;

/** One read of the file. Asynchronous hops cost more than bytes. */
export const WINDOW_BYTES = 4 * MiB;

/** Entries up to this size, packed and unpacked, are inflated synchronously inside a window. */
export const SMALL_ENTRY_BYTES = 1 * MiB;

/** What the inflater is fed at once. At 1032:1 this is 66 MB, the most that can be in flight. */
export const FEED_BYTES = 64 * 2 ** 10;
