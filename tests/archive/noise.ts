/** Bytes that look random and are the same for the same seed. */
export const noise = (length: number, seed: number): Uint8Array => {
	let state = seed;
	return Uint8Array.from(
		{ length },
		() => (state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0) >>> 24
	);
};
