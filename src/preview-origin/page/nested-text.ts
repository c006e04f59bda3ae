import { headOffset } from '../worker/inject';

const DATA_HTML = /^data:text\/html[^,]*?(;base64)?,/iu;
/** A doctype stays first, else the page is in quirks mode. Percent-encoded or not. */
const DOCTYPE = /^(?:\s|%20|%0a|%0d|%09)*(?:<|%3c)!doctype.*?(?:>|%3e)/iu;

/** HTML with a script put in before everything that is not a doctype, a comment or the start of the head. */
export function insideHtml(html: string, script: string): string {
	const at = headOffset(html);
	return html.slice(0, at) + script + html.slice(at);
}

/** The same for a `data:` URL; null: it is no HTML, or can't be read. */
export function insideData(url: string, script: string): string | null {
	const match = DATA_HTML.exec(url);
	if (!match) return null;
	const start = match[0];
	const body = url.slice(start.length);
	if (match[1] === undefined) {
		const doctype = DOCTYPE.exec(body)?.[0] ?? '';
		return start + doctype + encodeURIComponent(script) + body.slice(doctype.length);
	}
	try {
		// One character a byte, as `headOffset` takes it.
		return start + btoa(insideHtml(atob(decodeURIComponent(body)), script));
	} catch {
		return null;
	}
}

/** The same for a `blob:` URL; null: it is no HTML, or gone. Read at once: pages take such addresses back soon. */
export function insideBlob(url: string, script: string): string | null {
	try {
		const request = new XMLHttpRequest();
		request.open('GET', url, false);
		request.send();
		const type = request.getResponseHeader('Content-Type') ?? '';
		if (!/^text\/html\b/iu.test(type)) return null;
		return URL.createObjectURL(new Blob([insideHtml(request.responseText, script)], { type }));
	} catch {
		return null;
	}
}
