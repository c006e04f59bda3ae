import { deflateSync } from 'fflate';
import type { CodeSpec } from '../../contract/code';
import type { Report } from '../../contract/report';
import { toBase64Url } from './base64url';
import { LIMITS, PREFIX } from './limits';
import { payloadOf } from './payload';

export interface ReportLink {
	/** From `#` on. */
	readonly fragment: string;
	/** Findings that are in it, of `total`. Fewer: it was cut at a whole finding, and its reader is told. */
	readonly findings: number;
	readonly total: number;
}

/** A link that shows this report to somebody else, in their language. No server sees it. */
export function reportLink(report: Report, codes: ReadonlyMap<string, CodeSpec>): ReportLink {
	const { head, findings } = payloadOf(report, codes);
	const fragmentOf = (kept: number): string | null => {
		const json = JSON.stringify({ ...head, findings: findings.slice(0, kept) });
		const bytes = new TextEncoder().encode(json);
		if (bytes.length > LIMITS.inflated) return null;
		const fragment = PREFIX + toBase64Url(deflateSync(bytes, { level: 9 }));
		return fragment.length > LIMITS.fragment ? null : fragment;
	};
	const total = report.findings.length;
	const whole = fragmentOf(findings.length);
	if (whole !== null) return { fragment: whole, findings: findings.length, total };
	// Compressed size all but grows with the count; `fits` always holds a fragment that was made and measured.
	let fits = { fragment: fragmentOf(0) ?? PREFIX, findings: 0, total };
	let tooMany = findings.length;
	while (tooMany - fits.findings > 1) {
		const middle = Math.floor((fits.findings + tooMany) / 2);
		const fragment = fragmentOf(middle);
		if (fragment === null) tooMany = middle;
		else fits = { fragment, findings: middle, total };
	}
	return fits;
}
