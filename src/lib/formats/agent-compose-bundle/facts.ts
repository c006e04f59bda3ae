import type { Span } from '../../contract/finding';
import type { Container } from '../../contract/report';
import type { CommonFacts } from '../format';
import type { ContentState } from './content/state';
import type { ByteSpan } from './json/cursor';
import type { Decoded } from './json/decode';
import type { Manifest } from './manifest';
import type { Trace } from './trace';
import type { Entry } from './tree';

/** One of the two JSON files at the root. */
export type Document<Value> =
	| { readonly kind: 'absent' }
	/** Something that is no file is there. */
	| { readonly kind: 'no-file' }
	/** Its bytes could not be had, or it is too big to be judged. */
	| { readonly kind: 'not-read'; readonly why: string }
	| (Exclude<Decoded<Value>, { kind: 'too-many' }> & { readonly place: (span: ByteSpan) => Span });

/** What the rules look at. Plain but for the two `place` functions. */
export interface BundleFacts extends CommonFacts {
	/** What the original's sentences call the bundle: the last part of its path. */
	readonly name: string;
	readonly container: Container;
	readonly top: Entry;
	readonly manifest: Document<Manifest>;
	readonly trace: Document<Trace>;
	/** Files have been read and hashed. */
	readonly deep: boolean;
	/** SHA-256 of every file, lower-case hex, by path; empty unless `deep`. */
	readonly hashes: ReadonlyMap<string, string>;
	/** Targets of symlinks by path; null: the container kept none. Empty unless `deep`. */
	readonly links: ReadonlyMap<string, string | null>;
	/** Bytes of the text files that digests are made of, by path; empty unless `deep`. */
	readonly bodies: ReadonlyMap<string, Uint8Array>;
	/** Each digest of the manifest, measured against the files; empty unless `deep`. */
	readonly contents: readonly ContentState[];
	/** Whether the compiled context is instructions plus skills; null: not known, or none. */
	readonly compiledMatches: boolean | null;
}

/** Largest manifest.json and trace.json that are read, in bytes: a hundred times what composed ones take. */
export const JSON_LIMIT = 4 * 1024 * 1024;

export const MANIFEST = 'manifest.json';
export const TRACE = 'trace.json';

/** Both, by their names. */
export const documents = ({
	manifest,
	trace
}: BundleFacts): [path: string, Document<Manifest | Trace>][] => [
	[MANIFEST, manifest],
	[TRACE, trace]
];

/** The document, if it could be decoded. */
export const valueOf = <Value>(document: Document<Value>): Value | null =>
	document.kind === 'value' ? document.value : null;

/** The documents both, where both are what they claim to be; else null, and other findings say why. */
export function readable(facts: BundleFacts): { manifest: Manifest; trace: Trace } | null {
	const manifest = valueOf(facts.manifest);
	const trace = valueOf(facts.trace);
	return manifest === null || trace === null ? null : { manifest, trace };
}
