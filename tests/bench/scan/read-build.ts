import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reach, type Reached } from '../../../src/lib/scan/reach/reach';
import { decodeText } from '../../../src/lib/scan/text';

/** What the scan says of a folder whose entry is `page`, as if it were a package. */
export function scanBuild(folder: string, page: string): Promise<Reached> {
	const names = readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
	return reach(page, {
		paths: new Set(names),
		read: (path) => {
			const text = decodeText(readFileSync(join(folder, path)));
			return Promise.resolve(text === null ? { why: 'no text' } : { text });
		}
	});
}
