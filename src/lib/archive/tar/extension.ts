import { BLOCK_BYTES } from './header';
import { readPax } from './pax';

/** What the headers before an entry's own say of it. */
export interface Extension {
	readonly pax: ReadonlyMap<string, Uint8Array> | null;
	readonly longName: Uint8Array | null;
	readonly longLink: Uint8Array | null;
	/** The pax header takes more than a block: some readers see the first one only. */
	readonly isLong: boolean;
	/** Headers that override each other: each reader has its own order. */
	readonly conflicts: readonly string[];
}

export const NO_EXTENSION: Extension = {
	pax: null,
	longName: null,
	longLink: null,
	isLong: false,
	conflicts: []
};

/** Types whose data describes the next entry, or all that follow. */
export const EXTENSION_TYPES: ReadonlySet<string> = new Set(['x', 'X', 'g', 'L', 'K']);

/** GNU ends its long names with one zero byte. Those inside stay, to be reported. */
const withoutEnd = (bytes: Uint8Array): Uint8Array =>
	bytes.at(-1) === 0 ? bytes.subarray(0, -1) : bytes;

/** Adds an extension header to those before it. A string: what its data is not. */
export function extend(before: Extension, type: string, data: Uint8Array): Extension | string {
	const conflicts = [...before.conflicts];
	const known = [
		before.pax ? 'x' : '',
		before.longName ? 'L' : '',
		before.longLink ? 'K' : ''
	].join('');
	if (type === 'L' || type === 'K') {
		if (known.includes('x') || known.includes(type)) conflicts.push(`${known}, ${type}`);
		const name = withoutEnd(data);
		return type === 'L'
			? { ...before, longName: name, conflicts }
			: { ...before, longLink: name, conflicts };
	}
	const records = readPax(data);
	if (!records) return 'pax ≠ length key=value\\n';
	if (records.twice !== null) conflicts.push(`pax ${records.twice}: 2 ×`);
	if (type === 'g') {
		/* For all that follow: a reader that passes over it sees other names or other sizes. */
		if (known !== '') conflicts.push(`${known}, g`);
		for (const key of records.values.keys()) conflicts.push(`pax g: ${key}`);
		return { ...before, conflicts };
	}
	if (known !== '') conflicts.push(`${known}, ${type}`);
	return { ...before, pax: records.values, isLong: data.length > BLOCK_BYTES, conflicts };
}
