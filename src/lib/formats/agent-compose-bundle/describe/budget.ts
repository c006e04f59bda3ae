import type { BundleFacts } from '../facts';
import { selectedSkills } from '../rules/skills';
import type { Trace } from '../trace';
import { lookUp, measure } from '../tree';
import type { BudgetView, BundleDescription, SkillView } from './model';

const tokensOf = (bytes: number): number => Math.ceil(bytes / 4);

function measured(facts: BundleFacts, trace: Trace): Omit<SkillView, 'share'>[] {
	const once = new Map(selectedSkills(trace).map((skill) => [skill.directory, skill]));
	return [...once.values()].map(({ skill, source, directory }) => {
		const path = `content/skills/${directory}`;
		const entry = lookUp(facts.top, path);
		const { files, bytes } = typeof entry === 'string' ? { files: 0, bytes: 0 } : measure(entry);
		const document = `${path}/SKILL.md`;
		const there = typeof lookUp(facts.top, document) !== 'string';
		return { skill, source, path, document: there ? document : null, files, bytes };
	});
}

/** Room that the selected skills take, by source and skill, measured on the files; largest first. */
export function budget(facts: BundleFacts, trace: Trace): BundleDescription['budget'] {
	const skills = measured(facts, trace);
	const total = skills.reduce((sum, { bytes }) => sum + bytes, 0);
	const share = (bytes: number): number => (total === 0 ? 0 : bytes / total);
	const bySource = new Map<string, SkillView[]>();
	for (const skill of skills) {
		const list = bySource.get(skill.source) ?? [];
		bySource.set(skill.source, list);
		list.push({ ...skill, share: share(skill.bytes) });
	}
	const sources = [...bySource].map(([source, skills]): BudgetView => {
		const bytes = skills.reduce((sum, skill) => sum + skill.bytes, 0);
		const sorted = skills.toSorted((a, b) => b.bytes - a.bytes);
		return { source, bytes, tokens: tokensOf(bytes), share: share(bytes), skills: sorted };
	});
	return {
		bytes: total,
		tokens: tokensOf(total),
		sources: sources.toSorted((a, b) => b.bytes - a.bytes)
	};
}
