import { placeOf } from '../../lib/preview/package-url';
import { base, scope } from './scope';

/** The page or worker that a request comes from. */
export interface Asker {
	/** `''` where the browser does not say. */
	readonly url: string;
	/** Of the mount it belongs to. */
	readonly token: string | null;
}

/** How long to ask who a client is, where the referrer says it too, and where nothing else does. */
const KNOWN_MS = 20;
const UNKNOWN_MS = 1000;

/** A navigation has no client of its own yet: there the referrer says who it was. */
export async function askerOf(event: FetchEvent): Promise<Asker> {
	const client = await clientOf(event);
	const candidates = [client?.url ?? '', event.request.referrer];
	for (const url of candidates) {
		const token = tokenOf(url);
		if (token !== null) return { url, token };
	}
	return { url: client?.url ?? '', token: null };
}

/**
 * Undefined: none, or one that is not to be had. A worker is no client before it has its scripts, and Firefox, as the
 * standard has it, waits for that; the worker waits for the answer to this very request.
 */
function clientOf({ clientId, request }: FetchEvent): Promise<Client | undefined> {
	if (clientId === '') return Promise.resolve(undefined);
	const patience = tokenOf(request.referrer) === null ? UNKNOWN_MS : KNOWN_MS;
	return Promise.race([
		scope.clients.get(clientId),
		new Promise<undefined>((resolve) => setTimeout(resolve, patience))
	]);
}

export function tokenOf(url: string): string | null {
	if (!URL.canParse(url)) return null;
	const parsed = new URL(url);
	if (parsed.origin !== scope.location.origin) return null;
	return placeOf(parsed, base)?.token ?? null;
}
