import { placeOf } from '../../lib/preview/package-url';
import { base, scope } from './scope';

/** The page or worker that a request comes from. */
export interface Asker {
	/** `''` where the browser does not say. */
	readonly url: string;
	/** Of the mount it belongs to. */
	readonly token: string | null;
}

/** A navigation has no client of its own yet: there the referrer says who it was. */
export async function askerOf(event: FetchEvent): Promise<Asker> {
	const client = event.clientId === '' ? undefined : await scope.clients.get(event.clientId);
	const candidates = [client?.url ?? '', event.request.referrer];
	for (const url of candidates) {
		const token = tokenOf(url);
		if (token !== null) return { url, token };
	}
	return { url: client?.url ?? '', token: null };
}

export function tokenOf(url: string): string | null {
	if (!URL.canParse(url)) return null;
	const parsed = new URL(url);
	if (parsed.origin !== scope.location.origin) return null;
	return placeOf(parsed, base)?.token ?? null;
}
