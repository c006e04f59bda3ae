import { createSHA256 } from 'hash-wasm';

/** SHA-256 of what it was given since `init`, as lower-case hex. */
export interface Hasher {
	init(): Hasher;
	update(bytes: Uint8Array): Hasher;
	digest(): string;
	/** Where it stands: `load` goes on from there again. */
	save(): Uint8Array;
	load(state: Uint8Array): Hasher;
}

/** In WebAssembly; where a policy forbids that, in script, several times as slow. */
export async function newSha256(): Promise<Hasher> {
	try {
		return await createSHA256();
	} catch {
		const { scriptSha256 } = await import('./script-sha256');
		return scriptSha256();
	}
}
