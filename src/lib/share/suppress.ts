import type { Report, ReportedFinding } from '../contract/report';
import { fingerprint } from '../contract/fingerprint';

/** A finding that somebody decided to live with, kept with the id of its package. */
export interface SetAside {
	readonly fingerprint: string;
	/** Beside the fingerprint, so that a list of them can be shown without the report. */
	readonly code: string;
	readonly path: string | null;
	/** In the user's words. */
	readonly reason: string;
}

/** `level`: errors are repaired, not set aside, and information asks for nothing. */
export type SetAsideRefusal = 'level' | 'reason' | 'full';

/** Where they are kept, by package id. In the app the browser's own storage; in tests memory. */
export interface SetAsideStore {
	load(packageId: string): Promise<readonly SetAside[]>;
	save(packageId: string, list: readonly SetAside[]): Promise<void>;
}

const MAX_REASON = 500;
const MAX_LIST = 2000;

export const canSetAside = ({ level }: Pick<ReportedFinding, 'level'>): boolean =>
	level === 'warning' || level === 'advice';

/** The list with this finding in it, or why it is not taken. One that is there already gets the new reason. */
export function setAside(
	list: readonly SetAside[],
	finding: ReportedFinding,
	reason: string
): readonly SetAside[] | SetAsideRefusal {
	const words = reason.trim().toWellFormed();
	if (!canSetAside(finding)) return 'level';
	if (words === '' || words.length > MAX_REASON) return 'reason';
	const key = fingerprint(finding);
	const others = list.filter((one) => one.fingerprint !== key);
	if (others.length >= MAX_LIST) return 'full';
	const { code, path } = finding;
	return [...others, { fingerprint: key, code, path, reason: words }];
}

export const bringBack = (
	list: readonly SetAside[],
	finding: ReportedFinding
): readonly SetAside[] => list.filter((one) => one.fingerprint !== fingerprint(finding));

/** The report with its set-aside findings marked. No verdict changes: a verdict is the package's, not the reader's. */
export function withSetAside(report: Report, list: readonly SetAside[]): Report {
	const reasons = new Map(list.map((one) => [one.fingerprint, one.reason]));
	const findings = report.findings.map(({ setAside: _, ...finding }) => {
		const reason = canSetAside(finding) ? reasons.get(fingerprint(finding)) : undefined;
		return reason === undefined ? finding : { ...finding, setAside: { reason } };
	});
	return { ...report, findings };
}

const isText = (value: unknown, max: number): value is string =>
	typeof value === 'string' && value.length <= max;

function setAsideOf(data: unknown): SetAside[] {
	if (typeof data !== 'object' || data === null) return [];
	const { fingerprint: key, code, path, reason }: Partial<Record<keyof SetAside, unknown>> = data;
	if (!isText(key, 100_000) || !isText(code, 80) || !isText(reason, MAX_REASON) || reason === '')
		return [];
	return path === null || isText(path, 10_000) ? [{ fingerprint: key, code, path, reason }] : [];
}

/** What storage gave back. Whatever else stands there is left out: it may be of another version, or anybody's. */
export const setAsidesOf = (data: unknown): readonly SetAside[] =>
	Array.isArray(data) ? data.slice(0, MAX_LIST).flatMap(setAsideOf) : [];
