import type { Finding } from '../contract/finding';
import type { LaunchResult } from './launch-check';
import { resolve } from './reduced';

/** What a run says of a finding that was made without one. Null: the run did not come to that place. */
export type Settled = 'confirmed' | 'refuted' | null;

type Static = Pick<Finding, 'code' | 'reason' | 'path' | 'params'>;
type Run = Pick<LaunchResult, 'findings' | 'requests' | 'foreign'>;

/** Marks a static finding of the content rules by what a launch check saw. */
export function settle(finding: Static, run: Run): Settled {
	const url = String(finding.params['url'] ?? '');
	if (finding.code === 'GUIDE_NETWORK_AT_LAUNCH')
		return run.foreign.some((seen) => sameAddress(seen, url)) ? 'confirmed' : null;
	if (finding.code === 'GUIDE_RESOURCE_MISSING') return missing(finding.path, url, run);
	if (finding.code !== 'GUIDE_STATE') return null;
	const has = (code: string): boolean => run.findings.some((seen) => seen.code === code);
	if (has('LAUNCH_TIMEOUT')) return null;
	const wrong =
		finding.reason === 'declared-unused' ? 'LAUNCH_STATE_NOT_KEPT' : 'LAUNCH_STATE_KEPT';
	return has(wrong) ? 'confirmed' : 'refuted';
}

function missing(page: string | null, url: string, { requests }: Run): Settled {
	const path = page === null ? null : resolve(page, url);
	const asked = requests.filter(
		(request) => request.path === (path ?? url) || request.path === url
	);
	if (asked.some(({ status }) => status === 404)) return 'confirmed';
	return asked.length > 0 ? 'refuted' : null;
}

/** A policy tells only the origin of a frame or a redirect; `//host/x` has the page's scheme. */
function sameAddress(seen: string, written: string): boolean {
	if (!URL.canParse(written, 'https://none.invalid') || !URL.canParse(seen)) return false;
	const [a, b] = [new URL(seen), new URL(written, 'https://none.invalid')];
	return a.host === b.host && (a.pathname === b.pathname || a.pathname === '/');
}
