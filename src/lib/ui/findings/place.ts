import type { ReportedFinding } from '../../contract/report';

/** `path:line:column`, as editors and agents take it; null for the whole package. */
export function placeOf({ path, range }: Pick<ReportedFinding, 'path' | 'range'>): string | null {
	if (path === null) return null;
	return range ? `${path}:${range.line}:${range.column}` : path;
}
