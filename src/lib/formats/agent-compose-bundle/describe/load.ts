import type { BundleFacts } from '../facts';
import type { Manifest } from '../manifest';
import { manifestDocument, traceDocument } from '../rules/document';
import type { Trace } from '../trace';

export type Loaded =
	| { readonly kind: 'loaded'; readonly manifest: Manifest; readonly trace: Trace }
	/** In the original's words. */
	| { readonly kind: 'failed'; readonly error: string };

/** What describe, why and diff look at: both documents, each checked for its format and nothing else (section 8). */
export function load(facts: BundleFacts): Loaded {
	for (const step of [manifestDocument, traceDocument]) {
		for (const { original } of step.check(facts)) return { kind: 'failed', error: original };
	}
	const { manifest, trace } = facts;
	return manifest.kind === 'value' && trace.kind === 'value'
		? { kind: 'loaded', manifest: manifest.value, trace: trace.value }
		: { kind: 'failed', error: 'unreadable' };
}
