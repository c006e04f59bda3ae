import type { Span } from '../../contract/finding';
import type { StaticProblem } from '../../scan/html/static-problems';
import type { ImageHead } from '../../scan/image-header';
import type { Reached } from '../../scan/reach/reach';
import type { FoundSecret } from '../../scan/secrets/scan-secrets';

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
	/** `[state].remembers_progress`, where it is a boolean. */
	readonly remembersProgress: { readonly value: boolean; readonly span: Span } | null;
	/** Null: the scans did not run, and say nothing. */
	readonly content: ContentScan | null;
}

/** What the scans of a package's texts found. No secret's value is in any of it but `texts`. */
export interface ContentScan {
	/** From the entry page; null: there is none. */
	readonly reached: Pick<Reached, 'network' | 'missing' | 'storage' | 'files'> | null;
	/** Files that intro pages name, and by which: as `reached.files`. */
	readonly introFiles: ReadonlyMap<string, string>;
	/** False: something reached was not read, so that what was not found may still be there. */
	readonly complete: boolean;
	readonly intro: readonly (StaticProblem & { readonly path: string })[];
	readonly secrets: readonly FoundSecret[];
	/** Images that some text but the contract names, or may name where one was not read: a page may show them. */
	readonly mentioned: ReadonlySet<string>;
	/** Texts of the files that findings point into. */
	readonly texts: ReadonlyMap<string, string>;
	readonly textScanned: number;
	readonly skipped: readonly { readonly path: string; readonly why: string }[];
}

/** The guide says "under ~1 MB" (§4). */
export const IMAGE_BYTES_LIMIT = 1_000_000;

/** Pixels of the avatar, and of cover and screenshots (§4). */
export const AVATAR_SIZE = { width: 512, height: 512 };
export const PREVIEW_SIZE = { width: 1280, height: 720 };

/** Files that may be meant as the avatar, so that `images` holds them: `avatar.*` at the root or in assets/. */
export function isAvatarCandidate(path: string): boolean {
	return /^(?:assets\/(?:[^/]+\/)*)?avatar\.[^./]+$/iu.test(path);
}
