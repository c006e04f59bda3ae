import { messageOf } from '$lib/message-of';
/** A file that was read, or why it could not be. */
type Read =
	| { readonly path: string; readonly bytes: Uint8Array; readonly why: null }
	| { readonly path: string; readonly why: string };

/** The file in the viewer: what was read stays until it is read anew. The newest question wins. */
export class Reading {
	#now = $state.raw<Read | null>(null);
	#asked = 0;

	get now(): Read | null {
		return this.#now;
	}

	async read(path: string, ask: () => Promise<Uint8Array>): Promise<void> {
		const asked = ++this.#asked;
		const read = await ask().then(
			(bytes): Read => ({ path, bytes, why: null }),
			(error: unknown): Read => ({
				path,
				why: messageOf(error)
			})
		);
		if (asked === this.#asked) this.#now = read;
	}
}
