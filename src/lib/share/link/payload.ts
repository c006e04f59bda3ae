import { LEVELS, STAGES, type Basis, type CodeSpec } from '../../contract/code';
import { countLevels } from '../../contract/count-levels';
import type { Param } from '../../contract/language';
import { textsOf } from '../../contract/render';
import type { Answer, Container, FormatId, Report, ReportedFinding } from '../../contract/report';
import { LIMITS } from './limits';
import { redact } from './redact';

/** Changes whenever an old reader would misread a new link. */
export const VERSION = 1;

/** Written as positions in these lists, so their order is part of the version. */
export const FORMATS: readonly FormatId[] = ['agotalk-role', 'agent-compose-bundle', 'unknown'];
export const CONTAINERS: readonly Container[] = ['zip', 'tar', 'tar.gz', 'folder'];
export const ANSWERS: readonly Answer[] = ['yes', 'conditional', 'no'];
export const BASES: readonly Basis[] = ['guide', 'assumption', 'own'];
export const PATHS = ['A', 'B', 'C'] as const;

/** A text as it may leave: no secret, well formed, its middle left out where it is long. */
function safe(text: string): string {
	const clean = redact(text);
	const half = LIMITS.text / 2 - 2;
	const short =
		clean.length > LIMITS.text ? `${clean.slice(0, half)} … ${clean.slice(-half)}` : clean;
	return short.toWellFormed();
}

const safeOrNull = (value: string | null): string | null => (value === null ? null : safe(value));

function safeParam(param: Param): Param {
	if (typeof param === 'number') return param;
	return typeof param === 'string' ? safe(param) : param.slice(0, LIMITS.items).map(safe);
}

/** Only the params that the sentence names: what is beside them is for tools that have the package. */
function sharedParams(
	{ params, ...finding }: ReportedFinding,
	spec: CodeSpec | undefined
): Record<string, Param> {
	const texts = spec ? textsOf(spec, finding) : [];
	const named = texts.flatMap(({ en }) => [...en.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name));
	const shared: Record<string, Param> = {};
	for (const name of named) {
		const param = name === undefined ? undefined : params[name];
		if (name !== undefined && param !== undefined) shared[name] = safeParam(param);
	}
	return shared;
}

function findingPayload(finding: ReportedFinding, spec: CodeSpec | undefined): unknown[] {
	const { code, reason, level, stage, basis, path, range, hint } = finding;
	return [
		code,
		reason,
		LEVELS.indexOf(level),
		STAGES.indexOf(stage),
		BASES.indexOf(basis),
		safeOrNull(path),
		range && [range.line, range.column, range.endLine, range.endColumn],
		hint,
		sharedParams(finding, spec)
	];
}

/** The report as plain data for a link: codes and params, no messages, no repairs, no contents. */
export function payloadOf(
	{ tool, subject, verdicts, coverage, faults, findings }: Report,
	codes: ReadonlyMap<string, CodeSpec>
): { head: Record<string, unknown>; findings: unknown[][] } {
	const totals = countLevels(findings);
	return {
		head: {
			v: VERSION,
			tool: [tool.version, tool.contract],
			subject: [
				FORMATS.indexOf(subject.format),
				safe(subject.name),
				CONTAINERS.indexOf(subject.container),
				subject.bytes,
				subject.files,
				subject.unpackedBytes,
				subject.sha256,
				safeOrNull(subject.id),
				safeOrNull(subject.version),
				subject.path === null ? null : PATHS.indexOf(subject.path)
			],
			verdicts: Object.entries(verdicts).map(([name, { answer, because }]) => [
				name,
				ANSWERS.indexOf(answer),
				because.slice(0, LIMITS.names)
			]),
			coverage: [coverage.crcChecked, coverage.textScanned, coverage.skipped.length],
			faults: faults.slice(0, LIMITS.names).map(({ rule }) => safe(rule)),
			totals: LEVELS.map((level) => totals[level])
		},
		findings: findings
			.slice(0, LIMITS.findings)
			.map((finding) => findingPayload(finding, codes.get(finding.code)))
	};
}
