/** Shortest part that is looked for: less would be found in ordinary words. */
const SHORTEST = 8;

/** The same for a part of a path: `services` is no secret. */
const SHORTEST_SEGMENT = 16;

/** What of a secret must not be shown even alone: the whole, a URL's password and path, each line of a key. */
export function secretParts(secret: string): string[] {
	const url = /^[a-z+:]+:\/\/(?:[^:/@\s]{0,256}:([^@/\s]{1,256})@)?[^/?#\s]*\/?(\S*)/iu.exec(
		secret
	);
	const lines = secret.split(/\\n|\s+/u).filter((line) => !line.startsWith('-----'));
	const segments = (url?.[2] ?? '').split('/').filter((one) => one.length >= SHORTEST_SEGMENT);
	const parts = [secret, url?.[1] ?? '', ...segments, ...lines];
	return [...new Set(parts)].filter((part) => part.length >= SHORTEST);
}
