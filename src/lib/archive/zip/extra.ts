import { crc32 } from '../crc32';
import { equalBytes, u16, u32, u64 } from '../bytes';
import { decodeName } from '../name';

export const EXTRA_ZIP64 = 0x0001;
export const EXTRA_UNIX_LINK = 0x756e;
export const EXTRA_UNICODE_PATH = 0x7075;

/** Fields that change what an entry is. Two of one kind are two answers to one question. */
const MEANINGFUL = new Set([EXTRA_ZIP64, EXTRA_UNICODE_PATH, EXTRA_UNIX_LINK, 0x0008, 0x9901]);

export interface ExtraFields {
	/** Of the fields that change what an entry is, by id; the first of each. */
	readonly fields: ReadonlyMap<number, Uint8Array>;
	/** What is wrong with the list, in the words of a detail; null: nothing. */
	readonly wrong: string | null;
}

const NONE: ExtraFields = { fields: new Map(), wrong: null };
const id = (value: number): string => `0x${value.toString(16).padStart(4, '0')}`;

/** Reads the extra fields of a header. Fewer than four bytes at the end are padding (zipalign writes it). */
export function readExtra(extra: Uint8Array): ExtraFields {
	if (extra.length === 0) return NONE;
	const fields = new Map<number, Uint8Array>();
	let wrong: string | null = null;
	for (let at = 0; at + 4 <= extra.length;) {
		const field = u16(extra, at);
		const size = u16(extra, at + 2);
		if (at + 4 + size > extra.length) {
			wrong ??= `extra ${id(field)}: ${size} > ${extra.length - at - 4}`;
			break;
		}
		if (MEANINGFUL.has(field)) {
			if (fields.has(field)) wrong ??= `extra ${id(field)}: 2 ×`;
			else fields.set(field, extra.subarray(at + 4, at + 4 + size));
		}
		at += 4 + size;
	}
	return { fields, wrong };
}

export interface Sizes {
	readonly size: number;
	readonly packedSize: number;
	/** Absent in a local header. */
	readonly offset: number | null;
}

const SENTINEL = 0xffffffff;
const MAX_EXACT = Number.MAX_SAFE_INTEGER;

/**
 * Puts zip64 values in the place of sentinels (APPNOTE 4.5.3). Fields beyond those asked for are tolerated only
 * where they repeat what the header says, because readers differ in which of the two they take.
 */
export function applyZip64(
	plain: Sizes,
	field: Uint8Array | undefined
): { readonly sizes: Sizes; readonly wrong: string | null } {
	const values = [plain.size, plain.packedSize, ...(plain.offset === null ? [] : [plain.offset])];
	const asked = values.filter((value) => value === SENTINEL).length;
	if (!field)
		return { sizes: plain, wrong: asked > 0 ? 'zip64: 0xffffffff, extra 0x0001 = ∅' : null };
	if (field.length < asked * 8)
		return { sizes: plain, wrong: `zip64: ${field.length} < ${asked * 8}` };
	let at = 0;
	const real = values.map((value) => {
		if (value !== SENTINEL) return value;
		at += 8;
		return u64(field, at - 8);
	});
	const [size = 0, packedSize = 0, offset = null] = real;
	let wrong: string | null = null;
	if (real.some((value) => value > MAX_EXACT)) wrong = 'zip64: ≥ 2^53';
	else if (field.length > at && !repeats(field, real)) wrong = `zip64: ${field.length} > ${at}`;
	return { sizes: { size, packedSize, offset }, wrong };
}

/** All fields in full, from the first: those asked for and the rest with the header's own values. */
function repeats(field: Uint8Array, values: readonly number[]): boolean {
	const whole = Math.min(field.length >> 3, values.length);
	for (let i = 0; i < whole; i++) if (u64(field, i * 8) !== values[i]) return false;
	const rest = field.length - whole * 8;
	return rest === 0 || (rest === 4 && whole === 3 && u32(field, 24) === 0);
}

/** A second name of the entry (0x7075, Info-ZIP). Null: none, or the same name. */
export function otherName(field: Uint8Array | undefined, name: Uint8Array): string | null {
	if (!field) return null;
	if (field.length < 5 || field[0] !== 1) return `extra 0x7075: ${field.length}`;
	const other = field.subarray(5);
	if (equalBytes(other, name)) return null;
	const stale = u32(field, 1) === crc32(name) ? '' : ', crc32 ≠';
	return `extra 0x7075: ${JSON.stringify(decodeName(other).text)}${stale}`;
}

/** The Unix mode in an ASi field (0x756e): some readers make a link of the entry for it. */
export const unixLinkMode = (field: Uint8Array | undefined): number =>
	field && field.length >= 14 ? u16(field, 4) : 0;
