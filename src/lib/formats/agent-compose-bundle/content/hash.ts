import { newSha256, type Hasher } from '../../../hash/sha256';

/** SHA-256, synchronous once it is there. */
export class Sha256 {
	private constructor(readonly hasher: Hasher) {}

	static async create(): Promise<Sha256> {
		return new Sha256(await newSha256());
	}

	/** Lower-case hex. */
	hex(bytes: Uint8Array): string {
		return this.hasher.init().update(bytes).digest();
	}

	/**
	 * Whether a part of `bytes` that starts at `start` and ends at one of `ends` (ascending, beyond `start`) has the
	 * digest `hex`. Each byte is hashed once however many ends there are.
	 */
	hasSlice(bytes: Uint8Array, start: number, ends: readonly number[], hex: string): boolean {
		this.hasher.init();
		let at = start;
		for (const end of ends) {
			this.hasher.update(bytes.subarray(at, end));
			at = end;
			const state = this.hasher.save();
			if (this.hasher.digest() === hex) return true;
			this.hasher.load(state);
		}
		return false;
	}
}
