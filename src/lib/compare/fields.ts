import { parse } from 'smol-toml';
import { compareText } from '../contract/order';
import type { FormatId } from '../contract/report';
import { CONTRACT_PATH } from '../formats/agotalk-role/facts/contract-file';
import { readFrontMatter } from '../formats/agotalk-role/facts/front-matter';
import type { FieldChange } from './comparison';

/** Values by key, of one file. */
type Fields = ReadonlyMap<string, string>;

/** Keys inside each other, keys of one file, and UTF-16 units of one value. */
const MAX_DEPTH = 12;
const MAX_FIELDS = 5000;
const MAX_VALUE = 4000;

function valueText(value: unknown): string {
	const json = JSON.stringify(value, (_, inner: unknown) =>
		typeof inner === 'bigint' ? inner.toString() : inner
	);
	const text = typeof value === 'bigint' ? String(value) : json;
	return text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE)}…` : text;
}

const isTable = (value: unknown): value is object =>
	typeof value === 'object' && value !== null && !(value instanceof Date) && !Array.isArray(value);

const holdsTables = (value: unknown): value is readonly unknown[] =>
	Array.isArray(value) && value.some((item) => typeof item === 'object' && item !== null);

function flatten(value: unknown, key: string, depth: number, into: Map<string, string>): void {
	if (into.size >= MAX_FIELDS || depth > MAX_DEPTH) return;
	if (holdsTables(value)) {
		for (const [index, item] of value.entries()) flatten(item, `${key}[${index}]`, depth + 1, into);
	} else if (isTable(value)) {
		for (const [name, inner] of Object.entries(value)) {
			const plain = /^[\w-]+$/u.test(name) ? name : JSON.stringify(name);
			flatten(inner, key === '' ? plain : `${key}.${plain}`, depth + 1, into);
		}
	} else if (value !== undefined) into.set(key, valueText(value));
}

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
	[CONTRACT_PATH]: (text) => parse(text, { integersAsBigInt: true }),
	'role.md': (text) => {
		const matter = readFrontMatter(text);
		return matter.kind === 'mapping' ? matter.data : {};
	},
	'manifest.json': (text): unknown => JSON.parse(text)
};

const FILES: Readonly<Record<FormatId, readonly string[]>> = {
	'agotalk-role': [CONTRACT_PATH, 'role.md'],
	'agent-compose-bundle': ['manifest.json'],
	unknown: []
};

function fieldsOf(file: string, text: string | undefined): Fields {
	const fields = new Map<string, string>();
	if (text === undefined) return fields;
	try {
		flatten(READERS[file]?.(text), '', 0, fields);
	} catch {
		// That it cannot be parsed is a finding of that side; it has no fields then.
	}
	return fields;
}

/** The values that differ between two packages of one format, from the decoded text of their files. */
export function compareFields(
	format: FormatId,
	before: ReadonlyMap<string, string>,
	after: ReadonlyMap<string, string>
): FieldChange[] {
	return FILES[format].flatMap((file) => {
		const old = fieldsOf(file, before.get(file));
		const now = fieldsOf(file, after.get(file));
		return [...new Set([...old.keys(), ...now.keys()])]
			.sort(compareText)
			.map((key) => ({ file, key, before: old.get(key) ?? null, after: now.get(key) ?? null }))
			.filter((change) => change.before !== change.after);
	});
}
