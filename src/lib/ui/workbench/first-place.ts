import type { Place } from '../../state/view.svelte';
import type { Checked } from '../../worker/protocol';

/** What is worth seeing before anything is chosen: the place of the first finding, else role.md, else nothing. */
export function firstPlace({ report, files }: Checked): Place | null {
	const has = (wanted: string): boolean =>
		files.some(({ path, kind }) => path === wanted && kind === 'file');
	for (const { path, range } of report.findings) {
		if (path !== null && range !== null && has(path)) return { path, range };
	}
	return has('role.md') ? { path: 'role.md', range: null } : null;
}
