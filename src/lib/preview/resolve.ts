import { decodePath } from './package-url';

/** Package path of an address on a page; null: it leads elsewhere. */
export function resolve(page: string, address: string): string | null {
	const root = 'https://package.invalid/';
	const from = new URL(page.split('/').map(encodeURIComponent).join('/'), root);
	if (address === '' || !URL.canParse(address, from.href)) return null;
	const url = new URL(address, from);
	return `${url.origin}/` === root ? decodePath(url.pathname.slice(1)) : null;
}
