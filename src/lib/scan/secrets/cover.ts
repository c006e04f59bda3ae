import { secretParts } from './secret-parts';

/** As long as what it hides, line by line, so that places after it stay true. */
const covered = (value: string): string =>
	value.replace(/[^\r\n]/gu, (sign) => '•'.repeat(sign.length));

/** What must not be shown of secrets, the whole before its parts. `secrets`: their texts. */
export function secretValues(secrets: Iterable<string>): string[] {
	const values = new Set<string>();
	for (const secret of secrets) for (const part of secretParts(secret)) values.add(part);
	return [...values].sort((a, b) => b.length - a.length);
}

/** A text with every one of the values covered, wherever it stands. `values`: from `secretValues`. */
export function coverValues(text: string, values: readonly string[]): string {
	let shown = text;
	for (const value of values)
		if (shown.includes(value)) shown = shown.replaceAll(value, covered(value));
	return shown;
}

/**
 * A text before the package has been searched: whatever looks like a value is covered, runs of letters and digits and
 * passwords in URLs, since it may turn out to be one in another file.
 */
export const coverSuspects = (text: string): string =>
	text
		.replace(/[\w+/=.-]{8,}/gu, (run) =>
			/\d/u.test(run) && /[a-z]/iu.test(run) ? covered(run) : run
		)
		.replace(/(?<=:\/\/[^\s/@:]{0,256}:)[^\s/@]{1,256}(?=@)/gu, covered);

function walk(data: unknown, values: readonly string[]): unknown {
	if (typeof data === 'string') return coverValues(data, values);
	if (Array.isArray(data)) return data.map((one) => walk(one, values));
	if (typeof data !== 'object' || data === null || Object.getPrototypeOf(data) !== Object.prototype)
		return data;
	return Object.fromEntries(Object.entries(data).map(([key, one]) => [key, walk(one, values)]));
}

/** Plain data with the values covered in all of its texts. */
export const coverData = <Data>(data: Data, values: readonly string[]): Data =>
	// The same shape: only letters inside of texts have changed.
	values.length === 0 ? data : (walk(data, values) as Data);

/** Bytes that are no text, with the values covered by asterisks. */
export function coverBytes(bytes: Uint8Array, values: readonly string[]): Uint8Array {
	if (values.length === 0) return bytes;
	// One letter a byte.
	const text = new TextDecoder('latin1').decode(bytes);
	const shown = coverValues(text, values);
	return shown === text ? bytes : bytes.map((byte, at) => (shown[at] === text[at] ? byte : 0x2a));
}
