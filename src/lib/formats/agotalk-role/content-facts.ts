import type { Span } from '../../contract/finding';
import type { ImageHead } from '../../scan/image-header';

/** A file of the package: its place in `Tree.nodes` and its unpacked bytes. */
export interface ContentFile {
	readonly node: number;
	readonly size: number;
}

/** An image that the contract names and the package holds. */
export interface PreviewImage {
	/** Relative to the package root, normalised. */
	readonly path: string;
	/** `preview.cover_image`, or `preview.screenshots` for each of those. */
	readonly key: string;
	/** Of the value, in agotalk.role.toml. */
	readonly span: Span;
}

/** What the rules of section 4 of the catalogue look at. */
export interface ContentFacts {
	/** Without junk (GUIDE_JUNK_FILE), by path relative to the package root. */
	readonly files: ReadonlyMap<string, ContentFile>;
	/** Without junk; those that only the paths of files imply may be among them. */
	readonly directories: Iterable<string>;
	/** The entry page, normalised and there; null: none. */
	readonly entryTarget: string | null;
	/** In the order of the contract. */
	readonly previewImages: readonly PreviewImage[];
	/** Heads of the avatar's candidates and of the preview's images; null: bytes of no image we know. */
	readonly images: ReadonlyMap<string, ImageHead | null>;
}

/** The guide says "under ~1 MB" (§4). */
export const IMAGE_BYTES_LIMIT = 1_000_000;

/** Files that may be meant as the avatar, so that `images` holds them: `avatar.*` at the root or in assets/. */
export function isAvatarCandidate(path: string): boolean {
	return /^(?:assets\/(?:[^/]+\/)*)?avatar\.[^./]+$/iu.test(path);
}
