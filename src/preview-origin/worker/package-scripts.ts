/** A worker imports a few; more is something else. */
const MOST = 60;
const LITERAL = /["'`]([\w./@-]{1,200})["'`]/gu;

/**
 * `importScripts` answers at once, and a package's files don't: so every script that one names in a string literal is
 * got beforehand, with and without `.js`, and those that it names in turn. By address, the first included.
 */
export async function collectScripts(
	first: string,
	fetch: (url: string) => Promise<Response>,
	scripts: Map<string, string>
): Promise<void> {
	const queue = [first];
	for (let url = queue.shift(); url !== undefined && scripts.size < MOST; url = queue.shift()) {
		if (scripts.has(url)) continue;
		const response = await fetch(url);
		if (!response.ok) {
			if (url === first) throw new TypeError(`${url} was not found`);
			continue;
		}
		const text = await response.text();
		scripts.set(url, text);
		if (!text.includes('importScripts')) continue;
		for (const [, name = ''] of text.matchAll(LITERAL))
			for (const each of name.endsWith('.js') ? [name] : [`${name}.js`])
				if (URL.canParse(each, first)) queue.push(new URL(each, first).href);
	}
}
