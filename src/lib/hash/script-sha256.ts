import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Hasher } from './sha256';

export function scriptSha256(): Hasher {
	let hash = sha256.create();
	/** States that were saved, by the token that stands for each. */
	const saved = new WeakMap<Uint8Array, typeof hash>();
	const hasher: Hasher = {
		init() {
			hash = sha256.create();
			return hasher;
		},
		update(bytes) {
			hash.update(bytes);
			return hasher;
		},
		digest: () => bytesToHex(hash.digest()),
		save() {
			const token = new Uint8Array(0);
			saved.set(token, hash.clone());
			return token;
		},
		load(token) {
			const state = saved.get(token);
			if (!state) throw new TypeError('not a state of this hasher');
			hash = state.clone();
			return hasher;
		}
	};
	return hasher;
}
