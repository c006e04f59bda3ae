import type { Level } from './code';

/** How many there are of each level. */
export function countLevels(findings: readonly { readonly level: Level }[]): Record<Level, number> {
	const counts: Record<Level, number> = { error: 0, warning: 0, advice: 0, info: 0 };
	for (const { level } of findings) counts[level]++;
	return counts;
}
