import type { Change } from '../../../repack/change';
import { CONTRACT_PATH, type ContractFile } from '../facts/contract-file';
import { tomlPath } from '../facts/toml-places';

type Keys = readonly (string | number)[];

/** A TOML basic string. */
export const tomlString = (value: string): string =>
	JSON.stringify(value.toWellFormed()).replaceAll('\u007f', '\\u007F');

/** In the quotes that stood there, where they can hold the value. */
export function quotedLike(old: string, value: string): string {
	const literal = old.startsWith("'") && !old.startsWith("'''");
	return literal && !/['\p{Cc}]/u.test(value) ? `'${value}'` : tomlString(value);
}

export const lineEnd = (text: string): '\n' | '\r\n' =>
	/\r?\n/u.exec(text)?.[0] === '\r\n' ? '\r\n' : '\n';

function edit(at: number, end: number, text: string): Change {
	return { kind: 'edit', path: CONTRACT_PATH, span: { start: at, end }, text };
}

/** End of the line that `offset` is on, after its line break; the text's end if it has none. */
function afterLine(text: string, offset: number): number {
	const newline = text.indexOf('\n', offset);
	return newline < 0 ? text.length : newline + 1;
}

/** Puts whole lines at an offset, which is at a line's start or at the end of a text without a last line break. */
function insertLines(text: string, at: number, lines: readonly string[]): Change {
	const eol = lineEnd(text);
	const open = at > 0 && text[at - 1] !== '\n';
	return edit(at, at, (open ? eol : '') + lines.map((line) => line + eol).join(''));
}

/** Where a new key of the root table goes: after its last pair, before any header. */
function rootEnd({ text, places }: ContractFile): number {
	let end = 0;
	let header = text.length;
	for (const place of places.values())
		if (place.how === 'header') header = Math.min(header, place.key.start);
	for (const place of places.values()) {
		const { pair } = place;
		if (pair && pair.end <= header) end = Math.max(end, afterLine(text, pair.end));
	}
	return end;
}

function insertInto(contract: ContractFile, table: string, key: string, literal: string): Change {
	const { text, places } = contract;
	const place = places.get(tomlPath(table));
	if (place?.how === 'pair' && place.value) {
		const inside = place.value.start + 1;
		const empty = text.slice(inside, place.value.end - 1).trim() === '';
		return edit(inside, inside, empty ? ` ${key} = ${literal} ` : ` ${key} = ${literal},`);
	}
	if (place?.how === 'dotted' && place.pair) {
		const at = afterLine(text, place.pair.end);
		return insertLines(text, at, [`${table}.${key} = ${literal}`]);
	}
	if (place?.how === 'header') {
		return insertLines(text, afterLine(text, place.key.end), [`${key} = ${literal}`]);
	}
	return addTable(contract, table, [[key, literal]]);
}

/** A new table at the end of the file, set off by an empty line. */
export function addTable(
	{ text }: ContractFile,
	table: string,
	pairs: readonly (readonly [string, string])[]
): Change {
	const blank = text === '' || /\n\r?\n$/u.test(text) ? [] : [''];
	const lines = pairs.map(([key, literal]) => `${key} = ${literal}`);
	return insertLines(text, text.length, [...blank, `[${table}]`, ...lines]);
}

/** Writes a literal at a key of the root or of one table, there already or not. Nothing else changes. */
export function setLiteral(contract: ContractFile, keys: Keys, literal: string): Change {
	const place = contract.places.get(tomlPath(...keys));
	if (place?.value) return edit(place.value.start, place.value.end, literal);
	const [first, second] = keys;
	return second === undefined
		? insertLines(contract.text, rootEnd(contract), [`${String(first)} = ${literal}`])
		: insertInto(contract, String(first), String(second), literal);
}

/** Writes a text value, keeping the kind of quotes that stood there. */
export function setString(contract: ContractFile, keys: Keys, value: string): Change {
	const old = contract.places.get(tomlPath(...keys))?.value;
	const before = old ? contract.text.slice(old.start, old.end) : '';
	return setLiteral(contract, keys, quotedLike(before, value));
}
