import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(process.env.ROLECHECK_SHARED ?? '../shared');

/**
 * A folder of data of others that lies beside the project where it is developed. It is read in place and never
 * copied; where it is absent the tests over it are skipped, and say so.
 */
export function sharedData(name: 'bundles' | 'zips'): string | null {
	const folder = resolve(root, name);
	if (existsSync(folder)) return folder;
	console.warn(`SKIPPED: no ${folder}; the tests over that data did not run`);
	return null;
}
