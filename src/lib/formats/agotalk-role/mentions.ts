import { CONTRACT_PATH } from './facts/contract-file';

const FRONT_MATTER = /^\uFEFF?---[^\n]*\n[\s\S]*?\n---[^\n]*/u;

/** What a text that names an image holds: the file's name, or how it is written in a URL. */
export function namesOf(path: string): readonly string[] {
	const name = path.slice(path.lastIndexOf('/') + 1);
	return [...new Set([name, encodeURI(name.toWellFormed())])];
}

/**
 * Which images the texts of a package name. The contract does not count, nor the front matter, whose `avatar` has to
 * go: repairs correct them.
 */
export class Mentions {
	readonly #names: readonly (readonly [path: string, names: readonly string[]])[];
	readonly #found = new Set<string>();

	constructor(images: readonly string[]) {
		this.#names = images.map((path) => [path, namesOf(path)]);
	}

	add(path: string, text: string): void {
		if (path === CONTRACT_PATH) return;
		const body = path === 'role.md' ? text.replace(FRONT_MATTER, '') : text;
		for (const [image, names] of this.#names)
			if (!this.#found.has(image) && names.some((name) => body.includes(name)))
				this.#found.add(image);
	}

	/** All of them where a text was too large to look into. */
	found(skipped: readonly { readonly why: string }[]): ReadonlySet<string> {
		const unseen = skipped.some(({ why }) => why !== 'no text');
		return unseen ? new Set(this.#names.map(([path]) => path)) : this.#found;
	}
}
