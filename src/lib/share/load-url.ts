import { refusalOf, type UrlRefusal } from './link/fragment';

/**
 * Why a package was not loaded from an address. `cors`: the server answers, and does not let other pages read it.
 * `network`: no answer, or one that broke off. `redirect`: it led to an address that is not loaded. `empty`: no bytes.
 */
export type LoadProblem =
	| { readonly reason: UrlRefusal | 'redirect' | 'network' | 'cors' | 'empty' }
	| { readonly reason: 'status'; readonly status: number }
	| { readonly reason: 'size'; readonly limit: number };

export type Loaded =
	| { readonly ok: true; readonly name: string; readonly blob: Blob }
	| { readonly ok: false; readonly problem: LoadProblem };

export interface LoadOptions {
	readonly signal?: AbortSignal;
	/** Bytes so far; of `total`, null where the server does not say. */
	readonly onProgress?: (done: number, total: number | null) => void;
	/** Bytes; 512 MiB where not given. */
	readonly limit?: number;
	readonly fetch?: typeof globalThis.fetch;
}

const LIMIT = 512 * 1024 * 1024;

const failed = (problem: LoadProblem): Loaded => ({ ok: false, problem });

/** Nothing of the reader goes along: no cookies, no referrer. */
const REQUEST = { credentials: 'omit', referrerPolicy: 'no-referrer' } as const;

/** A page is not told why a request failed. One whose answer it may not read succeeds if there is any answer at all. */
async function networkOrCors(
	url: URL,
	{ fetch = globalThis.fetch, signal }: LoadOptions
): Promise<Loaded> {
	try {
		await fetch(url, { ...REQUEST, method: 'HEAD', mode: 'no-cors', ...(signal && { signal }) });
		return failed({ reason: 'cors' });
	} catch {
		signal?.throwIfAborted();
		return failed({ reason: 'network' });
	}
}

/** The last part of the address, as the dropped thing's name. What it holds is told by its bytes, not by this. */
function nameOf(url: URL): string {
	const last = url.pathname.split('/').findLast((part) => part !== '') ?? '';
	try {
		return (
			decodeURIComponent(last)
				.replace(/[\p{Cc}/\\]/gu, '_')
				.slice(0, 200) || 'package.zip'
		);
	} catch {
		return last.slice(0, 200);
	}
}

/** Where a redirect led to, if it is no address that would have been loaded in the first place. */
function ledAstray(asked: URL, response: Response): boolean {
	if (!URL.canParse(response.url)) return false;
	const end = new URL(response.url);
	// An address of the network must not lead a page to a server on the reader's own machine.
	return refusalOf(end) !== null || (asked.protocol === 'https:' && end.protocol !== 'https:');
}

const lengthOf = (response: Response): number | null => {
	const length = Number(response.headers.get('content-length') ?? Number.NaN);
	return Number.isSafeInteger(length) && length >= 0 ? length : null;
};

async function bodyOf(
	response: Response,
	{ limit = LIMIT, signal, onProgress }: LoadOptions
): Promise<Blob | LoadProblem> {
	const total = lengthOf(response);
	if (!response.body) return { reason: 'empty' };
	const reader = response.body.getReader();
	const stop = (): void => void reader.cancel().catch(() => undefined);
	if (total !== null && total > limit) {
		stop();
		return { reason: 'size', limit };
	}
	// A server that has stopped sending would otherwise keep the reader waiting after they cancelled.
	signal?.addEventListener('abort', stop, { once: true });
	const chunks: Uint8Array<ArrayBuffer>[] = [];
	let done = 0;
	for (;;) {
		signal?.throwIfAborted();
		const part = await reader.read();
		signal?.throwIfAborted();
		if (part.done) break;
		done += part.value.length;
		if (done > limit) {
			stop();
			return { reason: 'size', limit };
		}
		chunks.push(part.value);
		// The length of a compressed answer is that of what was sent, not of what arrives here.
		onProgress?.(done, total !== null && total >= done ? total : null);
	}
	signal?.removeEventListener('abort', stop);
	return done === 0 ? { reason: 'empty' } : new Blob(chunks);
}

/**
 * Loads a package from an address that a link names. Resolves to the bytes or to why not; rejects only with the
 * reason of `signal`.
 */
export async function loadUrl(url: URL, options: LoadOptions = {}): Promise<Loaded> {
	const { fetch = globalThis.fetch, signal } = options;
	const refusal = refusalOf(url);
	if (refusal) return failed({ reason: refusal });
	let response: Response;
	try {
		response = await fetch(url, { ...REQUEST, mode: 'cors', ...(signal && { signal }) });
	} catch {
		signal?.throwIfAborted();
		return networkOrCors(url, options);
	}
	const given = (problem: LoadProblem): Loaded => {
		void response.body?.cancel().catch(() => undefined);
		return failed(problem);
	};
	if (ledAstray(url, response)) return given({ reason: 'redirect' });
	if (!response.ok) return given({ reason: 'status', status: response.status });
	try {
		const body = await bodyOf(response, options);
		return body instanceof Blob ? { ok: true, name: nameOf(url), blob: body } : failed(body);
	} catch {
		signal?.throwIfAborted();
		return failed({ reason: 'network' });
	}
}
