import {
	type CodeSpec,
	type DefinedCode,
	defineCode,
	type FindingOptions
} from '../../contract/code';
import type { Finding } from '../../contract/finding';
import type { Text } from '../../contract/language';
import { type BundleFacts, type Document, MANIFEST, TRACE } from './facts';
import type { ByteSpan } from './json/cursor';

/** A finding, and the sentence that the original would stop with there. */
export interface Complaint {
	readonly finding: Finding;
	readonly original: string;
}

/** Checks of the original that follow each other, in its order. */
export interface Step {
	readonly name: string;
	readonly check: (facts: BundleFacts) => Iterable<Complaint>;
}

type Messages = Readonly<Record<string, Text>>;
type Own<Name extends string, M extends Messages> = Omit<
	CodeSpec<Name, M>,
	'level' | 'stage' | 'basis'
>;

/** A code for something that the original rejects. */
export const rejection = <const Name extends string, const M extends Messages>(
	spec: Own<Name, M>
): DefinedCode<Name, M> => defineCode({ level: 'error', stage: 'verify', basis: 'guide', ...spec });

/** A code for what the documents promise and the original never checks. It changes no verdict. */
export const warning = <const Name extends string, const M extends Messages>(
	spec: Own<Name, M> & { readonly level?: CodeSpec['level'] }
): DefinedCode<Name, M> => defineCode({ level: 'warning', stage: 'verify', basis: 'own', ...spec });

interface Spanned {
	readonly span: ByteSpan | null;
}

function placeIn(path: string, document: Document<unknown>, at: Spanned | null): FindingOptions {
	const place = document.kind === 'value' || document.kind === 'syntax' ? document.place : null;
	return { path, span: at?.span && place ? place(at.span) : null };
}

/** A place in manifest.json. */
export const inManifest = (facts: BundleFacts, at: Spanned | null): FindingOptions =>
	placeIn(MANIFEST, facts.manifest, at);

/** A place in trace.json. */
export const inTrace = (facts: BundleFacts, at: Spanned | null): FindingOptions =>
	placeIn(TRACE, facts.trace, at);
