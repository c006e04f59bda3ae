import type { ReportingDescriptor, Result } from 'sarif';
import type { Level } from '../../contract/code';
import type { Wording } from '../sentence';
import { messageText } from './message';

/** SARIF has no advice: it is a note. Information is no failure, so it has the kind that says so and no level. */
export const SARIF_LEVELS = {
	error: { level: 'error', kind: 'fail' },
	warning: { level: 'warning', kind: 'fail' },
	advice: { level: 'note', kind: 'fail' },
	info: { level: 'none', kind: 'informational' }
} as const satisfies Record<Level, Required<Pick<Result, 'level' | 'kind'>>>;

/** A code as SARIF describes rules. */
export function ruleOf(code: string, { codes, language }: Wording): ReportingDescriptor {
	const spec = codes.get(code);
	if (!spec) return { id: code };
	const { title, why, todo, level, stage, basis, section } = spec;
	return {
		id: code,
		shortDescription: { text: messageText(title[language]) },
		fullDescription: { text: messageText(why[language]) },
		help: { text: messageText(todo[language]) },
		defaultConfiguration: { level: SARIF_LEVELS[level].level },
		properties: { stage, basis, ...(section !== null && { section }) }
	};
}
