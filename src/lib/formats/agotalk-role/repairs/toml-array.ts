import type { Change } from '../../../repack/change';
import { CONTRACT_PATH, type ContractFile } from '../facts/contract-file';
import { valueAt } from '../facts/contract-values';
import { tomlPath, type TomlPlace } from '../facts/toml-places';
import { lineEnd, setLiteral, tomlString } from './toml-edit';

const insert = (at: number, text: string): Change => ({
	kind: 'edit',
	path: CONTRACT_PATH,
	span: { start: at, end: at },
	text
});

/** Behind the last element. One on a line of its own is followed by lines of their own, and keeps its comment. */
function afterElement(text: string, { key }: TomlPlace, literals: readonly string[]): Change[] {
	const lineStart = text.lastIndexOf('\n', key.start) + 1;
	const rest = /^[ \t]*(,?)[ \t]*(?:#[^\r\n]*)?\r?\n/u.exec(text.slice(key.end));
	if (!rest) return [insert(key.end, literals.map((literal) => `, ${literal}`).join(''))];
	const [line, comma = ''] = rest;
	const head = text.slice(lineStart, key.start);
	const own = /^[ \t]*$/u.test(head);
	const indent = own ? head : `${/^[ \t]*/u.exec(head)?.[0] ?? ''}  `;
	const lines = `${indent}${literals.join(`,${lineEnd(text)}${indent}`)}${comma}${lineEnd(text)}`;
	const at = key.end + line.length;
	return comma ? [insert(at, lines)] : [insert(key.end, ','), insert(at, lines)];
}

/**
 * Adds texts to the end of the array at `table.key`; makes the array, and the table, where there is none. A lone text
 * that stands there becomes the first element. Everything else stays in its place. Null: what stands there is neither.
 */
export function appendTexts(
	contract: ContractFile,
	[table, key]: readonly [table: string, key: string],
	values: readonly string[]
): Change[] | null {
	const { data, places, text } = contract;
	const literals = values.map(tomlString);
	const old = valueAt(data, table, key);
	const place = places.get(tomlPath(table, key))?.value;
	if (old === undefined) return [setLiteral(contract, [table, key], `[${literals.join(', ')}]`)];
	if (!place) return null;
	if (typeof old === 'string')
		return [insert(place.start, '['), insert(place.end, `, ${literals.join(', ')}]`)];
	if (!Array.isArray(old)) return null;
	const last = places.get(tomlPath(table, key, old.length - 1));
	return last ? afterElement(text, last, literals) : [insert(place.start + 1, literals.join(', '))];
}
