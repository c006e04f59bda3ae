import type { Span } from './span';

/** What is loaded. The kinds of GUIDE_NETWORK_AT_LAUNCH, and the web manifest. */
export type ReferenceKind =
	| 'script'
	| 'style'
	| 'font'
	| 'image'
	| 'media'
	| 'frame'
	| 'fetch'
	| 'worker'
	| 'import'
	| 'websocket'
	| 'manifest';

/** How the file that is named goes on to be read. */
export type Follow = 'page' | 'style' | 'script' | 'module' | 'worker' | 'manifest' | null;

/** A URL that a text names, and what a browser does with it. */
export interface Reference {
	readonly kind: ReferenceKind;
	/** As a browser reads it: entities and escapes decoded, white space cut off. */
	readonly url: string;
	/** Of the URL in the file's text. */
	readonly span: Span;
	/** Whether it loads when the page starts, as far as the text tells. */
	readonly atStart: boolean;
	/** What a relative URL is relative to: the page, or the file that names it. */
	readonly base: 'page' | 'file';
	readonly follow: Follow;
	/** Names a module: a bare name is looked up in the import map. */
	readonly specifier?: boolean;
	/** Tried only when the reference before it could not be loaded. */
	readonly fallback?: boolean;
	/** Only the start of the URL is known: the rest is computed. */
	readonly partial?: boolean;
	/** Class names and ids that the page must hold for it to load: all of one of these lists; of none: never at start. */
	readonly needs?: Needs;
	/** Of a font: the family that something has to be set in for it to load, in lower case. */
	readonly family?: string;
	/** Kept in a custom property, `--name`: loads where that is used. */
	readonly variable?: string;
	/** Nothing is loaded: the browser is told that something may be. */
	readonly hint?: boolean;
}

export type Needs = readonly (readonly string[])[];

/** A declaration that sets text in a font. */
export interface FontUse {
	/** Its value, in lower case. */
	readonly families: string;
	/** What the page must hold for it to apply; null: nothing. */
	readonly needs: Needs | null;
}

/** A use of the browser's storage: `localStorage`, `document.cookie` … */
export interface StorageUse {
	readonly api: string;
	readonly span: Span;
}

/** What the scan of one text finds. */
export interface Scanned {
	readonly references: readonly Reference[];
	readonly storage: readonly StorageUse[];
	/** Fonts that style sheets ask for. */
	readonly fonts?: readonly FontUse[];
	/** Why some of the text was not looked at: a part that is no JavaScript, or one nested too deep. */
	readonly unread: readonly string[];
}

/** Moves what was found in a piece of a file to that piece's place in the file. */
export function shift(scanned: Scanned, by: number): Scanned {
	if (by === 0) return scanned;
	const moved = ({ start, end }: Span): Span => ({ start: start + by, end: end + by });
	return {
		references: scanned.references.map((one) => ({ ...one, span: moved(one.span) })),
		storage: scanned.storage.map((one) => ({ ...one, span: moved(one.span) })),
		...(scanned.fonts && { fonts: scanned.fonts }),
		unread: scanned.unread
	};
}
