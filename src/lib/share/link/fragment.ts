import { PREFIX } from './limits';

/** What the address asks for after its `#`. */
export type Fragment =
	| { readonly kind: 'none' }
	| { readonly kind: 'report'; readonly payload: string }
	| { readonly kind: 'url'; readonly url: URL }
	| { readonly kind: 'refused'; readonly reason: UrlRefusal };

/** Why an address is not loaded. Each has words in `ui/strings/share.ts`. */
export type UrlRefusal = 'not-a-url' | 'scheme' | 'credentials' | 'too-long';

const MAX_URL = 4096;
const URL_PREFIX = '#url=';

const isLoopback = (host: string): boolean =>
	host === 'localhost' ||
	host.endsWith('.localhost') ||
	host === '[::1]' ||
	/^127(?:\.\d{1,3}){3}$/u.test(host);

/** Only `https:`, and `http:` to this machine; never with a name and password in it. */
export function refusalOf(url: URL): UrlRefusal | null {
	if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url.hostname)))
		return 'scheme';
	return url.username !== '' || url.password !== '' ? 'credentials' : null;
}

/** An address as it stands, or percent-encoded as a whole. */
function decoded(text: string): string {
	if (/^[a-z][a-z\d+.-]*:/iu.test(text)) return text;
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}

/** `location.hash`, the `#` included. All after `#url=` is the address, its own `&` and `#` too. */
export function readFragment(hash: string): Fragment {
	if (hash.startsWith(PREFIX)) return { kind: 'report', payload: hash.slice(PREFIX.length) };
	if (!hash.startsWith(URL_PREFIX)) return { kind: 'none' };
	const text = decoded(hash.slice(URL_PREFIX.length)).trim();
	if (text.length > MAX_URL) return { kind: 'refused', reason: 'too-long' };
	if (!URL.canParse(text)) return { kind: 'refused', reason: 'not-a-url' };
	const url = new URL(text);
	const reason = refusalOf(url);
	return reason === null ? { kind: 'url', url } : { kind: 'refused', reason };
}

/** A link to this page that loads a package from elsewhere. */
export const urlFragment = (url: URL): string => URL_PREFIX + encodeURIComponent(url.href);
