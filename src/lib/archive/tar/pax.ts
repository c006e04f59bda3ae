import { equalBytes } from '../bytes';

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Keys that change what an entry is. Others (times, owners, attributes) are passed over. */
const MEANINGFUL = /^(?:path|linkpath|size|hdrcharset|GNU\.sparse\..*)$/su;

/** The records of a pax header (POSIX.1-2001) that change what an entry is. */
export interface PaxRecords {
	readonly values: ReadonlyMap<string, Uint8Array>;
	/** A key that comes twice: some readers take the first, some the last. */
	readonly twice: string | null;
}

/** Reads `length key=value\n` records; null where the bytes are not that from end to end. */
export function readPax(bytes: Uint8Array): PaxRecords | null {
	const values = new Map<string, Uint8Array>();
	let twice: string | null = null;
	for (let at = 0; at < bytes.length;) {
		const space = bytes.indexOf(0x20, at);
		if (space < 0 || space - at > 10) return null;
		const digits = String.fromCharCode(...bytes.subarray(at, space));
		if (!/^[1-9]\d*$/u.test(digits)) return null;
		const end = at + Number(digits);
		const equals = bytes.indexOf(0x3d, space);
		if (end > bytes.length || equals < 0 || equals >= end || bytes[end - 1] !== 0x0a) return null;
		const key = keyOf(bytes.subarray(space + 1, equals));
		if (key === null) return null;
		if (MEANINGFUL.test(key)) {
			if (values.has(key)) twice ??= key;
			values.set(key, bytes.subarray(equals + 1, end - 1));
		}
		at = end;
	}
	return { values, twice };
}

function keyOf(bytes: Uint8Array): string | null {
	if (bytes.length === 0 || bytes.includes(0)) return null;
	try {
		return decoder.decode(bytes);
	} catch {
		return null;
	}
}

/** A decimal size; null where it is none. */
export function paxSize(bytes: Uint8Array): number | null {
	const text = String.fromCharCode(...bytes);
	const value = /^\d{1,16}$/u.test(text) ? Number(text) : NaN;
	return Number.isSafeInteger(value) ? value : null;
}

const UTF8 = new TextEncoder().encode('ISO-IR 10646 2000 UTF-8');

/** Names in another encoding than pax's own are not guessed at. */
export const isUtf8Charset = (value: Uint8Array | undefined): boolean =>
	value === undefined || equalBytes(value, UTF8);
