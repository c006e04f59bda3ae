import { gzipSync } from 'fflate';
import type { Finding } from '../../../contract/finding';
import type { Tree } from '../../../source/tree';
import { type BundleFacts, documents } from '../facts';
import { originalSentence } from '../verify';
import { exportRefusal, tar } from './tar';

export type Exported =
	| {
			readonly kind: 'exported';
			/** `<bundle>.tar.gz` */
			readonly name: string;
			readonly tar: Uint8Array;
			readonly gzip: Uint8Array;
	  }
	/** The original refuses too, with this sentence. */
	| { readonly kind: 'refused'; readonly path: string | null; readonly original: string }
	/** A document was not read, so nobody knows whether the original would export it. */
	| { readonly kind: 'not-judged'; readonly path: string; readonly why: string };

/** The deterministic archive of a bundle. `findings`: of `verify`, which comes first. Rejects with `ReadError`. */
export async function exportBundle(
	tree: Tree,
	facts: BundleFacts,
	findings: readonly Finding[],
	signal?: AbortSignal
): Promise<Exported> {
	const rejected = originalSentence(findings);
	if (rejected !== null) {
		return { kind: 'refused', path: null, original: `verify bundle before export: ${rejected}` };
	}
	for (const [path, document] of documents(facts)) {
		if (document.kind === 'not-read') return { kind: 'not-judged', path, why: document.why };
	}
	const refusal = exportRefusal(facts.top);
	if (refusal !== null) return { kind: 'refused', ...refusal };
	const bytes = await tar(facts.top, async ({ node }) =>
		node === null ? new Uint8Array() : tree.read(node, signal ? { signal } : {})
	);
	return { kind: 'exported', name: `${facts.name}.tar.gz`, tar: bytes, gzip: gzip(bytes) };
}

/** gzip with the original's header: no name, no time, unknown system. The deflated body is ours. */
function gzip(bytes: Uint8Array): Uint8Array {
	const packed = gzipSync(bytes, { level: 6, mtime: 0 });
	packed.set([0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0, 0, 0xff]);
	return packed;
}
