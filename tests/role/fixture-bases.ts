import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import type { Content, Suite } from '../cases/suite';

export const FIXTURES = fileURLToPath(new URL('../fixtures/', import.meta.url));

/** The files of a folder of the disk by relative path, in a fixed order. */
export function filesBelow(folder: string): Map<string, Content> {
	const files = new Map<string, Content>();
	for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
		const path = join(folder, name);
		if (statSync(path).isFile())
			files.set(name.replaceAll('\\', '/'), { base64: readFileSync(path).toString('base64') });
	}
	return files;
}

/** What fixtures start from: packages without a fault, as folders in `bases/`. */
export const bases: Suite = {
	bases: Object.fromEntries(
		readdirSync(join(FIXTURES, 'bases')).map((dir) => [
			dir,
			{ dir, files: Object.fromEntries(filesBelow(join(FIXTURES, 'bases', dir))) }
		])
	),
	cases: []
};
