import type { Report, ReportedFinding } from '../../src/lib/contract/report';
import type { Expectation } from './suite';

interface Wanted {
	readonly spec: string;
	readonly code: string;
	readonly reason: string | null;
	readonly path: string | null;
	readonly line: number | null;
	readonly column: number | null;
}

/** Reads `CODE[·reason][@path[:line[:column]]]`. What it leaves out may be anything. */
function parse(spec: string): Wanted {
	const match = /^([A-Z0-9_]+)(?:·([a-z0-9-]+))?(?:@(.+?)(?::(\d+))?(?::(\d+))?)?$/u.exec(spec);
	if (!match?.[1]) throw new Error(`not an expectation: ${spec}`);
	const [, code, reason = null, path = null, line, column] = match;
	return {
		spec,
		code,
		reason,
		path,
		line: line === undefined ? null : Number(line),
		column: column === undefined ? null : Number(column)
	};
}

const fits = (wanted: Wanted, { code, reason, path, range }: ReportedFinding): boolean =>
	code === wanted.code &&
	(wanted.reason === null || reason === wanted.reason) &&
	(wanted.path === null || path === wanted.path) &&
	(wanted.line === null || range?.line === wanted.line) &&
	(wanted.column === null || range?.column === wanted.column);

/** A finding in the words of an expectation. */
export function show({ code, reason, path, range }: ReportedFinding): string {
	const place = range ? `:${range.line}:${range.column}` : '';
	return `${code}${reason === null ? '' : `·${reason}`}${path === null ? '' : `@${path}${place}`}`;
}

/** Pairs each expectation with a finding of its own, the exact ones first. */
function pair(
	specs: readonly string[],
	findings: readonly ReportedFinding[]
): { missing: string[]; extra: string[] } {
	const rest = [...findings];
	const missing: string[] = [];
	const exactFirst = specs.toSorted((a, b) => b.length - a.length).map(parse);
	for (const wanted of exactFirst) {
		const at = rest.findIndex((finding) => fits(wanted, finding));
		if (at === -1) missing.push(wanted.spec);
		else rest.splice(at, 1);
	}
	return { missing, extra: rest.map(show) };
}

/** How a report differs from what is expected of it, a sentence each; none: it agrees. */
export function differences(expected: Expectation, report: Report): string[] {
	const found: string[] = report.faults.map(({ rule, message }) => `fault in ${rule}: ${message}`);
	const levels = {
		error: expected.errors,
		warning: expected.warnings ?? [],
		advice: expected.advice ?? []
	};
	for (const [level, specs] of Object.entries(levels)) {
		const { missing, extra } = pair(
			specs,
			report.findings.filter((finding) => finding.level === level)
		);
		found.push(...missing.map((spec) => `no ${level} ${spec}`));
		const exact = level === 'error' || (level === 'warning' && expected.exactWarnings === true);
		if (exact) found.push(...extra.map((spec) => `unexpected ${level} ${spec}`));
	}
	for (const [name, answer] of Object.entries(expected.verdicts)) {
		const given = report.verdicts[name]?.answer;
		if (given !== answer) found.push(`verdict ${name}: ${String(given)} instead of ${answer}`);
	}
	if (expected.path !== undefined && report.subject.path !== expected.path) {
		found.push(`path ${String(report.subject.path)} instead of ${String(expected.path)}`);
	}
	const { params = {} } = expected;
	const told = report.findings.some(
		(finding) =>
			finding.level === 'error' &&
			Object.entries(params).every(([key, value]) => finding.params[key] === value)
	);
	if (Object.keys(params).length > 0 && !told)
		found.push(`no error with ${JSON.stringify(params)}`);
	return found;
}
