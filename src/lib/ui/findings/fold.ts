import { LEVELS, type Level } from '../../contract/code';
import type { ReportedFinding } from '../../contract/report';

/** Findings shown as one line: one finding, or several that say the same about several places. */
export interface Group {
	readonly key: string;
	readonly findings: readonly [ReportedFinding, ...ReportedFinding[]];
	/** All say the very same sentence. Otherwise each place has a sentence of its own. */
	readonly same: boolean;
}

export type Row =
	| { readonly kind: 'level'; readonly key: string; readonly level: Level; readonly count: number }
	| { readonly kind: 'group'; readonly key: string; readonly group: Group };

/** From this many on, findings of one code fold into one line even where their sentences differ. */
const FOLD_FROM = 5;

/** Findings in the report's order as rows: a heading for each level, equal ones folded where the first of them stands. */
export function rowsOf(findings: readonly ReportedFinding[]): Row[] {
	return LEVELS.flatMap((level) => {
		const inLevel = findings.filter((finding) => finding.level === level);
		if (inLevel.length === 0) return [];
		const heading: Row = { kind: 'level', key: level, level, count: inLevel.length };
		return [
			heading,
			...fold(inLevel).map((group): Row => ({ kind: 'group', key: group.key, group }))
		];
	});
}

function fold(findings: readonly ReportedFinding[]): Group[] {
	const byCode = groupBy(findings, ({ code, reason }) => `${code} ${reason ?? ''}`);
	return [...byCode].flatMap(([name, group]) => {
		const key = `${group[0]?.level ?? ''} ${name}`;
		if (group.length >= FOLD_FROM) return groupOf(key, group);
		return [...groupBy(group, ({ message }) => message).values()].flatMap((same, at) =>
			groupOf(`${key} ${at}`, same)
		);
	});
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
	const groups = new Map<string, Item[]>();
	for (const item of items) {
		const key = keyOf(item);
		const group = groups.get(key);
		if (group) group.push(item);
		else groups.set(key, [item]);
	}
	return groups;
}

function groupOf(key: string, [first, ...others]: readonly ReportedFinding[]): Group[] {
	if (!first) return [];
	const same = others.every(({ message }) => message === first.message);
	return [{ key, findings: [first, ...others], same }];
}
