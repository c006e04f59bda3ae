import type { ContentFacts } from '../../src/lib/formats/agotalk-role/content-facts';
import { check, type Rule } from '../../src/lib/contract/rule';

/** Facts of a package in which there is nothing to say. */
export function contentFacts(
	sizes: Readonly<Record<string, number>>,
	facts: Partial<ContentFacts> = {}
): ContentFacts {
	return {
		files: new Map(Object.entries(sizes).map(([path, size], node) => [path, { node, size }])),
		directories: [],
		entryTarget: null,
		previewImages: [],
		images: new Map(),
		remembersProgress: null,
		content: null,
		...facts
	};
}

/** Findings as `CODE·reason@path level`, in the order found. */
export function found(rule: Rule<ContentFacts>, facts: ContentFacts): string[] {
	const { findings, faults } = check(facts, [rule]);
	if (faults.length > 0) throw new Error(JSON.stringify(faults));
	return findings.map(
		({ code, reason, path, level }) =>
			`${code}${reason === null ? '' : `·${reason}`}@${path} ${level}`
	);
}
