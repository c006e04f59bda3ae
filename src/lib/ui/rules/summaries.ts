import type { CodeSpec } from '../../contract/code';
import { compareText } from '../../contract/order';
import { codes } from '../../formats/catalogue';

export type RuleSummary = Pick<CodeSpec, 'code' | 'level' | 'section' | 'title'>;

/** All codes, in their order of name. */
export const summaries = (): RuleSummary[] =>
	[...codes.values()]
		.map(({ code, level, section, title }) => ({ code, level, section, title }))
		.sort((a, b) => compareText(a.code, b.code));

/** Everything the page of one code shows, as plain data. */
export function ruleData(code: string): Omit<CodeSpec, 'find'> | null {
	const spec = codes.get(code);
	if (!spec) return null;
	const { level, stage, basis, section, title, why, todo, messages, examples } = spec;
	const more = {
		...(spec.hints && { hints: spec.hints }),
		...(spec.overrides && { overrides: spec.overrides })
	};
	return { code, level, stage, basis, section, title, why, todo, messages, examples, ...more };
}
