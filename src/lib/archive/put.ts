/** Writes numbers into bytes one after the other, little-endian. */
export interface Put {
	u16(value: number): Put;
	u32(value: number): Put;
	/** Exact up to 2^53. */
	u64(value: number): Put;
	bytes(value: Uint8Array): Put;
	when(condition: boolean, write: (to: Put) => Put): Put;
}

export function put(into: Uint8Array, start: number): Put {
	const view = new DataView(into.buffer, into.byteOffset, into.byteLength);
	let at = start;
	const to: Put = {
		u16: (value) => (view.setUint16(at, value, true), (at += 2), to),
		u32: (value) => (view.setUint32(at, value, true), (at += 4), to),
		u64: (value) => to.u32(value % 2 ** 32).u32(Math.floor(value / 2 ** 32)),
		bytes: (value) => (into.set(value, at), (at += value.length), to),
		when: (condition, write) => (condition ? write(to) : to)
	};
	return to;
}
