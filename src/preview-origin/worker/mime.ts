import { lookup } from 'mrmime';

/** Text that browsers would read in the system's old encoding unless told. Scripts and styles follow their page. */
const UTF8 = new Set(['text/plain', 'text/markdown', 'text/csv', 'application/json']);

/** Content-Type of a package path. Unknown: bytes, which `nosniff` keeps a browser from running. */
export function mimeOf(path: string): string {
	const type = lookup(path) ?? 'application/octet-stream';
	return UTF8.has(type) ? `${type}; charset=utf-8` : type;
}
