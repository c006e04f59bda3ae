/** Little-endian numbers. Beyond the end the bytes count as zero: callers check lengths first. */

export const u16 = (bytes: Uint8Array, at: number): number =>
	(bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);

export const u32 = (bytes: Uint8Array, at: number): number =>
	(u16(bytes, at) | (u16(bytes, at + 2) << 16)) >>> 0;

/** Exact up to 2^53; larger values stay larger than every limit. */
export const u64 = (bytes: Uint8Array, at: number): number =>
	u32(bytes, at) + u32(bytes, at + 4) * 2 ** 32;

export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
	if (a.length !== b.length) return false;
	for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
	return true;
}

/** By byte value, a prefix first. */
export function compareBytes(a: Uint8Array, b: Uint8Array): number {
	const length = Math.min(a.length, b.length);
	for (let i = 0; i < length; i++) {
		const difference = (a[i] ?? 0) - (b[i] ?? 0);
		if (difference !== 0) return difference;
	}
	return a.length - b.length;
}

export function concatBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
	const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
	let at = 0;
	for (const part of parts) {
		whole.set(part, at);
		at += part.length;
	}
	return whole;
}

/** `0x04034b50`, for details. */
export const hex32 = (value: number): string => `0x${value.toString(16).padStart(8, '0')}`;
