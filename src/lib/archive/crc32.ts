/** CRC-32 (IEEE 802.3), sixteen bytes a step: 1.4 times as fast as one table, without the set-up of WASM. */
const tables = makeTables();

function makeTables(): Int32Array {
	const made = new Int32Array(16 * 256);
	for (let n = 0; n < 256; n++) {
		let value = n;
		for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
		made[n] = value;
	}
	for (let i = 256; i < made.length; i++) {
		const before = made[i - 256] ?? 0;
		made[i] = (before >>> 8) ^ (made[before & 255] ?? 0);
	}
	return made;
}

/* Typed arrays are read inside their bounds below; `| 0` states that for the compiler at no cost. */
const table = (slice: number, byte: number): number => (tables[slice * 256 + byte] as number) | 0;

/** Continues from `before`, the CRC of what came earlier; 0 to start. */
export function crc32(bytes: Uint8Array, before = 0): number {
	let crc = ~before;
	let i = 0;
	const at = (index: number): number => (bytes[index] as number) | 0;
	for (const end = bytes.length - 15; i < end; i += 16) {
		crc ^= at(i) | (at(i + 1) << 8) | (at(i + 2) << 16) | (at(i + 3) << 24);
		crc =
			table(15, crc & 255) ^
			table(14, (crc >>> 8) & 255) ^
			table(13, (crc >>> 16) & 255) ^
			table(12, crc >>> 24) ^
			table(11, at(i + 4)) ^
			table(10, at(i + 5)) ^
			table(9, at(i + 6)) ^
			table(8, at(i + 7)) ^
			table(7, at(i + 8)) ^
			table(6, at(i + 9)) ^
			table(5, at(i + 10)) ^
			table(4, at(i + 11)) ^
			table(3, at(i + 12)) ^
			table(2, at(i + 13)) ^
			table(1, at(i + 14)) ^
			table(0, at(i + 15));
	}
	for (; i < bytes.length; i++) crc = (crc >>> 8) ^ table(0, (crc ^ at(i)) & 255);
	return ~crc >>> 0;
}
