import { lookup } from 'mrmime';
import type { FileProvider } from './provider';
import { resolve } from './resolve';

/** Inlined at most: it all becomes one string. */
const TOTAL_BYTES = 24 * 1024 * 1024;
const CSS_URL = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]+))\s*\)/giu;

/** Without storage many pages die at their first line: here it forgets, and they live. */
const STORAGE = `<script>for(const n of['localStorage','sessionStorage']){const m=new Map();Object.defineProperty(window,n,{value:{getItem:k=>m.get(String(k))??null,setItem(k,v){m.set(String(k),String(v))},removeItem(k){m.delete(String(k))},clear(){m.clear()},key:i=>[...m.keys()][i]??null,get length(){return m.size}}})}</script>`;

/**
 * A page of the package as one document with its scripts, styles and images inside, for a frame with an opaque origin.
 * The last resort, where no origin for previews can be had. One file that fails is left out, the rest stays.
 */
export async function reducedPage(files: FileProvider, path: string): Promise<string> {
	const html = new TextDecoder().decode(await files.read(path));
	const page = new DOMParser().parseFromString(html, 'text/html');
	const inliner = new Inliner(files);
	const at = (address: string): string | null => resolve(path, address);
	for (const base of page.querySelectorAll('base')) base.remove();
	for (const link of page.querySelectorAll('link')) await inliner.link(link, at);
	for (const style of page.querySelectorAll('style'))
		style.textContent = await inliner.css(style.textContent ?? '', path);
	for (const element of page.querySelectorAll('[src], [poster]'))
		for (const name of ['src', 'poster']) await inliner.attribute(element, name, at);
	for (const element of page.querySelectorAll('[srcset]')) element.removeAttribute('srcset');
	page.head.insertAdjacentHTML('afterbegin', STORAGE);
	return `<!doctype html>${page.documentElement.outerHTML}`;
}

class Inliner {
	#left = TOTAL_BYTES;

	constructor(private readonly files: FileProvider) {}

	async attribute(
		element: Element,
		name: string,
		at: (address: string) => string | null
	): Promise<void> {
		const path = at(element.getAttribute(name) ?? '');
		const url = path === null ? null : await this.#dataUrl(path);
		if (url !== null) element.setAttribute(name, url);
	}

	async link(link: HTMLLinkElement, at: (address: string) => string | null): Promise<void> {
		const path = at(link.getAttribute('href') ?? '');
		const bytes = path === null ? null : await this.#bytes(path);
		if (path === null || bytes === null || !link.relList.contains('stylesheet'))
			return link.remove();
		const style = link.ownerDocument.createElement('style');
		style.media = link.media;
		style.textContent = await this.css(new TextDecoder().decode(bytes), path);
		link.replaceWith(style);
	}

	async css(css: string, path: string): Promise<string> {
		const urls = new Map<string, string | null>();
		for (const match of css.matchAll(CSS_URL)) {
			const address = match[1] ?? match[2] ?? match[3] ?? '';
			const target = resolve(path, address);
			if (target !== null && !urls.has(address)) urls.set(address, await this.#dataUrl(target));
		}
		return css.replaceAll(CSS_URL, (whole, a?: string, b?: string, c?: string) => {
			const url = urls.get(a ?? b ?? c ?? '');
			return typeof url === 'string' ? `url("${url}")` : whole;
		});
	}

	async #bytes(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
		const found = await this.files.stat(path);
		if (!found || found.size > this.#left) return null;
		this.#left -= found.size;
		return this.files.read(path).catch(() => null);
	}

	async #dataUrl(path: string): Promise<string | null> {
		const bytes = await this.#bytes(path);
		if (!bytes) return null;
		const blob = new Blob([bytes], { type: lookup(path) ?? 'application/octet-stream' });
		const { promise, resolve: done } = Promise.withResolvers<string | null>();
		const reader = new FileReader();
		reader.onloadend = () => done(typeof reader.result === 'string' ? reader.result : null);
		reader.readAsDataURL(blob);
		return promise;
	}
}
