import type { Span } from '../../contract/finding';
import type { FoundSecret } from '../../scan/secrets/scan-secrets';
import { secretParts } from '../../scan/secrets/secret-parts';

/** Longest URL that a finding shows. */
const LONGEST = 200;

const MASK = '•••';

/** Cuts out of URLs whatever may be secret, so that no finding carries it on. */
export class Redactor {
	readonly #spans = new Map<string, Span[]>();
	readonly #values = new Set<string>();

	constructor(secrets: readonly FoundSecret[], texts: ReadonlyMap<string, string>) {
		for (const { path, span } of secrets) {
			const spans = this.#spans.get(path);
			if (spans) spans.push(span);
			else this.#spans.set(path, [span]);
			const value = texts.get(path)?.slice(span.start, span.end);
			for (const part of secretParts(value ?? '')) this.#values.add(part);
		}
	}

	/** A URL without user, password, query and hash; and without its path where that overlaps a secret. */
	url(url: string, path: string, span: Span): string {
		const shown = plain(url);
		if (!this.#overlaps(path, span) && !this.#holds(shown)) return shortened(shown);
		const origin = /^(?:[a-z]+:)?\/\/[^/?#]*/iu.exec(shown)?.[0] ?? '';
		return this.#holds(origin) ? MASK : `${origin}/${MASK}`;
	}

	#overlaps(path: string, { start, end }: Span): boolean {
		return (this.#spans.get(path) ?? []).some((secret) => secret.start < end && start < secret.end);
	}

	#holds(text: string): boolean {
		for (const value of this.#values) if (text.includes(value)) return true;
		return false;
	}
}

function plain(url: string): string {
	const path = url.split(/[?#]/u, 1)[0] ?? '';
	return path.replace(/^((?:[a-z]+:)?\/\/)[^/]*@/iu, '$1');
}

const shortened = (text: string): string =>
	text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
