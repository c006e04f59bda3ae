import type { Finding } from './finding';

/**
 * What makes a finding the same one in another check: code, reason, path and params, not its line. Exact, not a hash:
 * no other finding can be made to look like it.
 */
export function fingerprint({
	code,
	reason,
	path,
	params
}: Pick<Finding, 'code' | 'reason' | 'path' | 'params'>): string {
	const sorted = Object.entries(params).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
	return JSON.stringify([code, reason, path, sorted]);
}
