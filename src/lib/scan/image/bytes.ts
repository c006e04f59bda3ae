/** Reads of a few bytes that never throw: null past the end. */
export const u16be = (bytes: Uint8Array, at: number): number | null => {
	const [a, b] = [bytes[at], bytes[at + 1]];
	return a === undefined || b === undefined ? null : a * 0x100 + b;
};

export const u16le = (bytes: Uint8Array, at: number): number | null => {
	const [a, b] = [bytes[at], bytes[at + 1]];
	return a === undefined || b === undefined ? null : b * 0x100 + a;
};

export const u24le = (bytes: Uint8Array, at: number): number | null => {
	const low = u16le(bytes, at);
	const high = bytes[at + 2];
	return low === null || high === undefined ? null : high * 0x10000 + low;
};

export const u32be = (bytes: Uint8Array, at: number): number | null => {
	const high = u16be(bytes, at);
	const low = u16be(bytes, at + 2);
	return high === null || low === null ? null : high * 0x10000 + low;
};

/** Whether the Latin-1 text stands at this offset. */
export function hasText(bytes: Uint8Array, at: number, text: string): boolean {
	for (let i = 0; i < text.length; i++) {
		if (bytes[at + i] !== text.charCodeAt(i)) return false;
	}
	return true;
}
