import type { Finding } from '../contract/finding';
import type { LaunchResult } from './launch-check';
import { resolve } from './resolve';

/**
 * What a run says of a finding that was made without one. `unseen`: the page did not come to it while it was watched,
 * which proves nothing. Null: a run can't tell, or this one never loaded.
 */
export type Settled = 'confirmed' | 'refuted' | 'unseen' | null;

type Static = Pick<Finding, 'code' | 'reason' | 'path' | 'params'>;
type Run = Pick<LaunchResult, 'findings' | 'requests' | 'foreign' | 'entry'>;

/** Marks a static finding of the content rules by what a launch check saw. */
export function settle(finding: Static, run: Run): Settled {
	const seen = settledBy(finding, run);
	const has = (code: string): boolean => run.findings.some((each) => each.code === code);
	return seen !== 'confirmed' && has('LAUNCH_TIMEOUT') ? null : seen;
}

function settledBy(finding: Static, run: Run): Settled {
	const url = String(finding.params['url'] ?? '');
	switch (finding.code) {
		case 'GUIDE_NETWORK_AT_LAUNCH':
			return run.foreign.some((seen) => sameAddress(seen.url, url)) ? 'confirmed' : 'unseen';
		case 'GUIDE_RESOURCE_MISSING':
			return missing(finding.path, url, run);
		case 'GUIDE_STATE': {
			const wrong =
				finding.reason === 'declared-unused' ? 'LAUNCH_STATE_NOT_KEPT' : 'LAUNCH_STATE_KEPT';
			return run.findings.some(({ code }) => code === wrong) ? 'confirmed' : 'refuted';
		}
		default:
			return null;
	}
}

/** A style or a tag counts from its own file, a script's `fetch` from the page. */
function missing(file: string | null, url: string, { requests, entry }: Run): Settled {
	const paths = [file, entry].flatMap((from) => (from === null ? [] : (resolve(from, url) ?? [])));
	const byPath = statusesOf(requests);
	const asked = [url, ...paths].flatMap((path) => [...(byPath.get(path) ?? [])]);
	if (asked.includes(404)) return 'confirmed';
	return asked.length > 0 ? 'refuted' : 'unseen';
}

type Statuses = ReadonlyMap<string, ReadonlySet<number>>;
const known = new WeakMap<Run['requests'], Statuses>();

/** By path, how requests were answered; made once a run, as thousands of findings may ask. */
function statusesOf(requests: Run['requests']): Statuses {
	const before = known.get(requests);
	if (before) return before;
	const byPath = new Map<string, Set<number>>();
	for (const { path, status } of requests) {
		const statuses = byPath.get(path);
		if (statuses) statuses.add(status);
		else byPath.set(path, new Set([status]));
	}
	known.set(requests, byPath);
	return byPath;
}

/** A policy tells only the origin of a frame or a redirect; `//host/x` has the page's scheme. */
function sameAddress(seen: string, written: string): boolean {
	if (!URL.canParse(written, 'https://none.invalid') || !URL.canParse(seen)) return false;
	const [a, b] = [new URL(seen), new URL(written, 'https://none.invalid')];
	return a.host === b.host && (a.pathname === b.pathname || a.pathname === '/');
}

/** The one word for several findings that are shown as one: whatever was confirmed stands out. */
export function settleAll(findings: readonly Static[], run: Run): Settled {
	const all = findings.map((finding) => settle(finding, run));
	if (all.includes('confirmed')) return 'confirmed';
	return all.includes('unseen') ? 'unseen' : (all[0] ?? null);
}
