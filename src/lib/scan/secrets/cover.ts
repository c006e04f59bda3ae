import { secretParts } from './secret-parts';

/** As long as what it hides, line by line, so that places after it stay true. */
export const covered = (value: string): string =>
	value.replace(/[^\r\n]/gu, (sign) => '•'.repeat(sign.length));

/** What must not be shown of secrets, the whole before its parts. `secrets`: their texts. */
export function secretValues(secrets: Iterable<string>): string[] {
	const values = new Set<string>();
	for (const secret of secrets) {
		for (const part of secretParts(secret)) for (const way of writings(part)) values.add(way);
	}
	return [...values].sort((a, b) => b.length - a.length);
}

/** As it stands; as it is written in a URL and in JSON; and as a URL's writing of it is read. */
function writings(part: string): string[] {
	const all = [part, JSON.stringify(part).slice(1, -1)];
	try {
		all.push(encodeURIComponent(part), decodeURIComponent(part));
	} catch {
		// Half a sign, or a `%` that stands for nothing: no URL holds it, and it is written in none.
	}
	return all;
}

/** A text with every one of the values covered, wherever it stands. `values`: from `secretValues`. */
export function coverValues(text: string, values: readonly string[]): string {
	let shown = text;
	for (const value of values)
		if (shown.includes(value)) shown = shown.replaceAll(value, covered(value));
	return shown;
}

function walk(data: unknown, cover: (text: string) => string): unknown {
	if (typeof data === 'string') return cover(data);
	if (Array.isArray(data)) return data.map((one) => walk(one, cover));
	if (typeof data !== 'object' || data === null || Object.getPrototypeOf(data) !== Object.prototype)
		return data;
	return Object.fromEntries(
		Object.entries(data).map(([key, one]) => [cover(key), walk(one, cover)])
	);
}

/** Plain data with all of its texts covered, names of its fields too. */
export const coverData = <Data>(data: Data, cover: (text: string) => string): Data =>
	// The same shape: only letters inside of texts have changed.
	walk(data, cover) as Data;

/** Bytes that are no text, with the values covered by asterisks. */
export function coverBytes(bytes: Uint8Array, values: readonly string[]): Uint8Array {
	if (values.length === 0) return bytes;
	// One letter a byte.
	const text = new TextDecoder('latin1').decode(bytes);
	const shown = coverValues(text, values);
	return shown === text ? bytes : bytes.map((byte, at) => (shown[at] === text[at] ? byte : 0x2a));
}
