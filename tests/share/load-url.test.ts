import { describe, expect, test, vi } from 'vitest';
import { LANGUAGES } from '../../src/lib/contract/language';
import { readFragment, urlFragment } from '../../src/lib/share/link/fragment';
import { loadUrl, type LoadOptions } from '../../src/lib/share/load-url';
import { share } from '../../src/lib/ui/strings/share';

type Fetch = typeof globalThis.fetch;
const address = new URL('https://files.example/packs/words%20john-0.1.0.zip?sig=a%2Fb');

/** A server's answer, as a page sees it after redirects. */
function answer(body: BodyInit | null, init: ResponseInit & { url?: string } = {}): Fetch {
	return vi.fn<Fetch>(() => {
		const response = new Response(body, init);
		Object.defineProperty(response, 'url', { value: init.url ?? address.href });
		return Promise.resolve(response);
	});
}

async function problemOf(url: URL, options: LoadOptions): Promise<unknown> {
	const loaded = await loadUrl(url, options);
	return loaded.ok ? 'loaded' : loaded.problem;
}

describe('an address in the fragment', () => {
	test.each([
		['https://files.example/a.zip', 'https://files.example/a.zip'],
		['https%3A%2F%2Ffiles.example%2Fa.zip%3Fx%3D1%26y', 'https://files.example/a.zip?x=1&y'],
		['https://files.example/a.zip?x=1&y=#z', 'https://files.example/a.zip?x=1&y=#z'],
		['http://localhost:8000/a.zip', 'http://localhost:8000/a.zip'],
		['http://127.0.0.1/a.zip', 'http://127.0.0.1/a.zip'],
		['http://[::1]/a.zip', 'http://[::1]/a.zip']
	])('%s is read', (text, url) => {
		const read = readFragment(`#url=${text}`);
		expect(read.kind === 'url' && read.url.href).toBe(url);
	});

	test.each([
		['http://files.example/a.zip', 'scheme'],
		['http://localhost.example/a.zip', 'scheme'],
		['http://127.0.0.1.example/a.zip', 'scheme'],
		['javascript:alert(1)', 'scheme'],
		['data:text/plain,x', 'scheme'],
		['file:///etc/passwd', 'scheme'],
		['blob:https://files.example/x', 'scheme'],
		['https://me:secret@files.example/a.zip', 'credentials'],
		['https://me@files.example/a.zip', 'credentials'],
		['', 'not-a-url'],
		['a.zip', 'not-a-url'],
		['//files.example/a.zip', 'not-a-url'],
		['%E0%A4%A', 'not-a-url'],
		[`https://files.example/${'a'.repeat(5000)}`, 'too-long']
	])('%s is refused', (text, reason) => {
		expect(readFragment(`#url=${text}`)).toEqual({ kind: 'refused', reason });
	});

	test('is told from a report and from nothing', () => {
		expect(readFragment('#report=abc')).toEqual({ kind: 'report', payload: 'abc' });
		expect(readFragment('')).toEqual({ kind: 'none' });
		expect(readFragment('#findings')).toEqual({ kind: 'none' });
	});

	test('goes into a link and comes out again', () => {
		const read = readFragment(urlFragment(address));
		expect(read.kind === 'url' && read.url.href).toBe(address.href);
	});
});

describe('loading', () => {
	test('gives the bytes and a name, and sends nothing of the reader', async () => {
		const fetch = answer('PK and more', { headers: { 'content-length': '11' } });
		const progress: [number, number | null][] = [];
		const loaded = await loadUrl(address, {
			fetch,
			onProgress: (done, total) => progress.push([done, total])
		});
		if (!loaded.ok) throw new Error(loaded.problem.reason);
		expect(await loaded.blob.text()).toBe('PK and more');
		expect(loaded.name).toBe('words john-0.1.0.zip');
		expect(progress.at(-1)).toEqual([11, 11]);
		expect(fetch).toHaveBeenCalledExactlyOnceWith(
			address,
			expect.objectContaining({ credentials: 'omit', referrerPolicy: 'no-referrer', mode: 'cors' })
		);
	});

	test('says which status', async () => {
		const fetch = answer('no', { status: 404 });
		expect(await problemOf(address, { fetch })).toEqual({ reason: 'status', status: 404 });
	});

	test('tells a server that shuts other pages out from one that does not answer', async () => {
		const noCors = vi.fn<Fetch>((_, init) =>
			init?.mode === 'no-cors'
				? Promise.resolve(new Response(null))
				: Promise.reject(new TypeError('Failed to fetch'))
		);
		expect(await problemOf(address, { fetch: noCors })).toEqual({ reason: 'cors' });
		expect(noCors).toHaveBeenLastCalledWith(
			address,
			expect.objectContaining({ credentials: 'omit', method: 'HEAD' })
		);
		const dead = vi.fn<Fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
		expect(await problemOf(address, { fetch: dead })).toEqual({ reason: 'network' });
	});

	test('refuses what is too large, by what is said and by what arrives', async () => {
		const said = answer('abc', { headers: { 'content-length': '1000' } });
		expect(await problemOf(address, { fetch: said, limit: 10 })).toEqual({
			reason: 'size',
			limit: 10
		});
		let pulled = 0;
		const endless = new ReadableStream<Uint8Array<ArrayBuffer>>({
			pull(controller) {
				pulled++;
				controller.enqueue(new Uint8Array(8));
			}
		});
		const lying = answer(endless, { headers: { 'content-length': '3' } });
		expect(await problemOf(address, { fetch: lying, limit: 100 })).toEqual({
			reason: 'size',
			limit: 100
		});
		expect(pulled).toBeLessThan(20);
	});

	test.each([
		'http://files.example/a.zip',
		'http://127.0.0.1/a.zip',
		'https://me:x@files.example/a.zip'
	])('does not take what a redirect to %s gives', async (url) => {
		expect(await problemOf(address, { fetch: answer('x', { url }) })).toEqual({
			reason: 'redirect'
		});
	});

	test('takes a redirect to another https address, and its name', async () => {
		const fetch = answer('x', { url: 'https://cdn.example/b.zip' });
		expect(await loadUrl(address, { fetch })).toMatchObject({ ok: true });
	});

	test('says that an answer broke off, or was empty', async () => {
		const broken = new ReadableStream({
			start: (controller) => {
				controller.error(new TypeError('network error'));
			}
		});
		expect(await problemOf(address, { fetch: answer(broken) })).toEqual({ reason: 'network' });
		expect(await problemOf(address, { fetch: answer(null) })).toEqual({ reason: 'empty' });
		expect(await problemOf(address, { fetch: answer('') })).toEqual({ reason: 'empty' });
	});

	test('asks nobody for an address that is not loaded', async () => {
		const fetch = answer('x');
		expect(await problemOf(new URL('http://files.example/a'), { fetch })).toEqual({
			reason: 'scheme'
		});
		expect(fetch).not.toHaveBeenCalled();
	});

	test('ends at once when it is cancelled, before and during', async () => {
		const stop = new AbortController();
		const waiting = new ReadableStream<Uint8Array<ArrayBuffer>>({
			start: (controller) => {
				controller.enqueue(new Uint8Array(8));
			}
		});
		const fetch = vi.fn<Fetch>((_, init) => {
			init?.signal?.throwIfAborted();
			return Promise.resolve(new Response(waiting));
		});
		const running = loadUrl(address, {
			fetch,
			signal: stop.signal,
			onProgress: () => {
				stop.abort();
			}
		});
		await expect(running).rejects.toThrow(/abort/iu);
		await expect(loadUrl(address, { fetch, signal: stop.signal })).rejects.toThrow(/abort/iu);
	});

	test('has words for every reason, in every language', () => {
		for (const words of Object.values(share.loadProblems))
			for (const language of LANGUAGES) expect(words[language]).toMatch(/[.。]$/u);
	});
});
