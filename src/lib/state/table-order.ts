import { compareVersions } from '../compare/version';
import { compareText } from '../contract/order';
import type { Answer } from '../contract/report';
import type { Row } from './several.svelte';

export const LIGHTS = ['import', 'launch', 'publish', 'selfCheck'] as const;
export type LightKey = (typeof LIGHTS)[number];
export type SortKey = 'name' | 'id' | 'version' | 'path' | LightKey | 'error' | 'warning' | 'bytes';

/** What needs work first. */
const ANSWERS: readonly Answer[] = ['no', 'conditional', 'yes'];

/** What a line is sorted by; null: it has none, and comes last either way. */
function valueOf({ name, outcome }: Row, key: SortKey): string | number | null {
	if (key === 'name') return name;
	if (outcome.kind !== 'checked') return null;
	const { subject, verdicts, counts } = outcome.summary;
	if (key === 'bytes') return subject.bytes;
	if (subject.format === 'unknown') return null;
	if (key === 'id' || key === 'version') return subject[key];
	if (key === 'path') return subject.path ?? subject.format;
	if (key === 'error' || key === 'warning') return counts[key];
	const verdict = verdicts[key] ?? (key === 'import' ? verdicts['verify'] : undefined);
	return verdict ? ANSWERS.indexOf(verdict.answer) : null;
}

const isVersion = (text: string): boolean => /^\d+\.\d+\.\d+(?:[-+]|$)/u.test(text);

function compare(a: string | number, b: string | number, key: SortKey): number {
	if (typeof a === 'number' && typeof b === 'number') return a - b;
	const [left, right] = [String(a), String(b)];
	if (key !== 'version') return compareText(left, right);
	return (
		Number(isVersion(right)) - Number(isVersion(left)) ||
		compareVersions(left, right) ||
		compareText(left, right)
	);
}

/** The places of the lines, sorted by a column; equal ones as they were. */
export function orderOf(rows: readonly Row[], key: SortKey, descending: boolean): number[] {
	const keyed = rows.map((row) => ({ at: row.at, value: valueOf(row, key) }));
	const sign = descending ? -1 : 1;
	return keyed
		.sort((a, b) => {
			if (a.value === null || b.value === null)
				return Number(a.value === null) - Number(b.value === null);
			return sign * compare(a.value, b.value, key);
		})
		.map(({ at }) => at);
}
