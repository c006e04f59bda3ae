import type { Report, ReportedFinding } from '../../src/lib/contract/report';
import { LEVELS } from '../../src/lib/contract/code';
import { formatOf } from '../../src/lib/check/formats';
import { OUTCOMES, type Fixture, type Outcome } from './fixture-recipe';
import { treeOf } from './fixture-tree';

/** Without what is null: that is the same for nearly all. */
const told = (value: object): object =>
	Object.fromEntries(Object.entries(value).filter(([, one]) => one !== null && one !== undefined));

function finding(found: ReportedFinding): object {
	const { code, reason, level, stage, path, range, params, hint, fix } = found;
	const place = range && `${range.line}:${range.column}-${range.endLine}:${range.endColumn}`;
	return told({ code, reason, level, stage, path, range: place, params, hint, fix });
}

/** All of a report that a fixture holds it to; sentences and coverage are tested elsewhere. */
export function essence({ subject, verdicts, findings, faults }: Report): object {
	const answers = Object.entries(verdicts).map(
		([name, { answer, because }]) => [name, [answer, ...because].join(' ')] as const
	);
	return {
		subject: told({ id: subject.id, version: subject.version, path: subject.path }),
		verdicts: Object.fromEntries(answers),
		findings: findings.map(finding),
		...(faults.length > 0 && { faults })
	};
}

export async function reportOf(fixture: Fixture): Promise<Report> {
	const tree = await treeOf(fixture);
	const { library } = fixture.recipe;
	return (await (await formatOf(tree)).check(tree, library ? { library } : {})).report;
}

/** The gravest level in a report. */
export function outcomeOf({ findings }: Report): Outcome {
	const gravest = LEVELS.find((level) => findings.some((one) => one.level === level));
	return OUTCOMES.find((outcome) => outcome === gravest) ?? 'valid';
}
