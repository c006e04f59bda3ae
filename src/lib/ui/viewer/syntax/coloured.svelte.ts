import type { Tree } from '@lezer/common';
import { COLOUR_LIMIT, type Token } from './limits';
import { languageOf } from './languages';

/** The colours of a text in the viewer: none until it is parsed, and none where it is too long or its language unknown. */
export class Coloured {
	#lookUp = $state.raw<((from: number, to: number) => readonly Token[]) | null>(null);
	#stop = new AbortController();

	/** Tokens of a part of the text, offsets in the text. */
	tokensIn(from: number, to: number): readonly Token[] {
		return this.#lookUp?.(from, to) ?? [];
	}

	/** Parses another text; the colours of the one before are gone at once. */
	async read(path: string, text: string): Promise<void> {
		this.stop();
		const { signal } = (this.#stop = new AbortController());
		const load = languageOf(path);
		if (!load || text.length > COLOUR_LIMIT) return;
		const [{ parsed, tokensIn }, loaded] = await Promise.all([import('./colouring'), load()]);
		if (signal.aborted) return;
		const { parser } = 'language' in loaded ? loaded.language : loaded;
		const tree: Tree | null = await parsed(parser, text, signal);
		if (tree && !signal.aborted) this.#lookUp = (from, to) => tokensIn(tree, from, to);
	}

	stop(): void {
		this.#stop.abort();
		this.#lookUp = null;
	}
}
