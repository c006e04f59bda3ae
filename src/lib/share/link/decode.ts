import { LEVELS, STAGES, type Level } from '../../contract/code';
import type { Param } from '../../contract/language';
import type { Report, ReportedFinding, Subject, Verdict } from '../../contract/report';
import { sentenceText, type Wording } from '../sentence';
import { LIMITS } from './limits';
import { ANSWERS, BASES, CONTAINERS, FORMATS, PATHS, VERSION } from './payload';
import { Refused, type LinkProblem } from './problem';
import { count, entries, items, list, oneOf, ordinal, orNull, text, type Read } from './read';
import { unpack } from './unpack';

/** A report that somebody shared: what they say, not what was computed here. */
export interface SharedReport {
	readonly report: Report;
	/** Findings of the whole report, by level; more than are listed where the link was cut. */
	readonly totals: Readonly<Record<Level, number>>;
	readonly cut: boolean;
	/** Files that the check skipped; the link does not name them. */
	readonly skipped: number;
}

export type Decoded =
	| { readonly ok: true; readonly shared: SharedReport }
	| { readonly ok: false; readonly problem: LinkProblem };

const anyText = text(LIMITS.text);
const code = text(80, /^[A-Z][A-Z0-9_]*$/u);
/** A reason or the name of a hint. */
const word = text(80, /^[\w.:/ -]+$/u);
const version = text(80, /^\d+\.\d+\.\d+[\w.+-]*$/u);

const param: Read<Param> = (data, at) => {
	if (typeof data === 'number' && Number.isFinite(data)) return data;
	return Array.isArray(data) ? list(LIMITS.items, anyText)(data, at) : anyText(data, at);
};

const params: Read<Record<string, Param>> = (data, at) =>
	Object.fromEntries(
		entries(data, at, LIMITS.items).map(([name, value]) => [name, param(value, `${at}.${name}`)])
	);

const range: Read<NonNullable<ReportedFinding['range']>> = (data, at) => {
	const [line, column, endLine, endColumn] = items(data, at, 4);
	return {
		line: ordinal(line, at),
		column: ordinal(column, at),
		endLine: ordinal(endLine, at),
		endColumn: ordinal(endColumn, at)
	};
};

const findingFor =
	(wording: Wording): Read<ReportedFinding> =>
	(data, at) => {
		const parts = items(data, at, 9);
		const part = <T>(index: number, read: Read<T>): T => read(parts[index], `${at}.${index}`);
		const name = part(0, code);
		const finding = {
			code: name,
			reason: part(1, orNull(word)),
			level: part(2, oneOf(LEVELS)),
			stage: part(3, oneOf(STAGES)),
			basis: part(4, oneOf(BASES)),
			section: wording.codes.get(name)?.section ?? null,
			path: part(5, orNull(anyText)),
			range: part(6, orNull(range)),
			hint: part(7, orNull(word)),
			params: part(8, params),
			fix: null
		};
		return { ...finding, message: sentenceText(finding, wording) };
	};

const subject: Read<Subject> = (data, at) => {
	const parts = items(data, at, 10);
	const part = <T>(index: number, read: Read<T>): T => read(parts[index], `${at}.${index}`);
	return {
		format: part(0, oneOf(FORMATS)),
		name: part(1, anyText),
		container: part(2, oneOf(CONTAINERS)),
		bytes: part(3, count),
		files: part(4, count),
		unpackedBytes: part(5, count),
		sha256: part(6, orNull(text(64, /^[0-9a-f]{64}$/u))),
		id: part(7, orNull(anyText)),
		version: part(8, orNull(anyText)),
		path: part(9, orNull(oneOf(PATHS)))
	};
};

const verdict: Read<[string, Verdict]> = (data, at) => {
	const [name, answer, because] = items(data, at, 3);
	return [
		text(20, /^(?:import|launch|publish|selfCheck|verify)$/u)(name, at),
		{ answer: oneOf(ANSWERS)(answer, at), because: list(LIMITS.names, code)(because, at) }
	];
};

function sharedOf(data: unknown, wording: Wording): SharedReport {
	if (typeof data !== 'object' || data === null || !('v' in data)) throw new Refused('shape', 'v');
	if (data.v !== VERSION) throw new Refused('version');
	const fields = new Map(entries(data, 'report', 12));
	const field = <T>(name: string, read: Read<T>): T => read(fields.get(name), name);
	const [toolVersion, contract] = items(fields.get('tool'), 'tool', 2);
	const [crcChecked, textScanned, skipped] = field('coverage', list(3, count));
	const [error, warning, advice, info] = field('totals', list(4, count));
	const findings = field('findings', list(LIMITS.findings, findingFor(wording)));
	const totals = {
		error: count(error, 'totals'),
		warning: count(warning, 'totals'),
		advice: count(advice, 'totals'),
		info: count(info, 'totals')
	};
	const missing = LEVELS.reduce((sum, level) => sum + totals[level], 0) - findings.length;
	if (missing < 0) throw new Refused('shape', 'totals');
	return {
		report: {
			schema: 'rolecheck.report/1',
			tool: {
				name: 'rolecheck',
				version: version(toolVersion, 'tool'),
				contract: text(80, /^[\w.-]+$/u)(contract, 'tool')
			},
			subject: field('subject', subject),
			verdicts: Object.fromEntries(field('verdicts', list(LIMITS.verdicts, verdict))),
			findings,
			coverage: {
				crcChecked: count(crcChecked, 'coverage'),
				textScanned: count(textScanned, 'coverage'),
				skipped: []
			},
			faults: field('faults', list(LIMITS.names, anyText)).map((rule) => ({ rule, message: '' }))
		},
		totals,
		cut: missing > 0,
		skipped: count(skipped, 'coverage')
	};
}

/** Reads what stands after `#report=`. Anything may stand there: what is no report is refused with a reason. */
export function decodeReport(payload: string, wording: Wording): Decoded {
	try {
		return { ok: true, shared: sharedOf(unpack(payload), wording) };
	} catch (error) {
		if (!(error instanceof Refused)) throw error;
		return { ok: false, problem: { reason: error.reason, at: error.at } };
	}
}
