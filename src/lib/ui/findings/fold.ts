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
	| {
			readonly kind: 'level';
			readonly key: string;
			/** `set-aside`: warnings and advice that somebody decided to live with, below all others. */
			readonly level: Level | 'set-aside';
			readonly count: number;
	  }
	| { readonly kind: 'group'; readonly key: string; readonly group: Group };

/** From this many on, findings of one code fold into one line even where their sentences differ. */
const FOLD_FROM = 5;

/** Findings in the report's order as rows: a heading for each level, equal ones folded where the first of them stands. */
export function rowsOf(findings: readonly ReportedFinding[]): Row[] {
	const standing = findings.filter(({ setAside }) => !setAside);
	const aside = findings.filter(({ setAside }) => setAside);
	const sections = LEVELS.map(
		(level) => [level, standing.filter((finding) => finding.level === level)] as const
	);
	return [...sections, ['set-aside', aside] as const].flatMap(([level, inLevel]) => {
		if (inLevel.length === 0) return [];
		const heading: Row = { kind: 'level', key: level, level, count: inLevel.length };
		return [
			heading,
			...fold(level, inLevel).map((group): Row => ({ kind: 'group', key: group.key, group }))
		];
	});
}

/** `section` keeps the keys of two sections apart: one code may stand in both. */
function fold(section: string, findings: readonly ReportedFinding[]): Group[] {
	const byCode = groupBy(
		findings,
		({ code, reason, setAside }) => `${code} ${reason ?? ''} ${setAside?.reason ?? ''}`
	);
	return [...byCode].flatMap(([name, group]) => {
		const key = `${section} ${name}`;
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
