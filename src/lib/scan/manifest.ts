import type { Reference, Scanned } from './reference';

/** Images that a web app manifest names. Its URLs are relative to itself. */
export function scanManifest(text: string): Scanned {
	const manifest = parse(text);
	if (manifest === null) return { references: [], storage: [], unread: ['not JSON'] };
	const references: Reference[] = [];
	const shortcuts = list(field(manifest, 'shortcuts')).flatMap((one) => list(field(one, 'icons')));
	const images = [...list(field(manifest, 'icons')), ...list(field(manifest, 'screenshots'))];
	for (const image of [...images, ...shortcuts]) {
		const url = field(image, 'src');
		if (typeof url !== 'string' || url === '') continue;
		const found = text.indexOf(`"${url}"`);
		const span =
			found === -1 ? { start: 0, end: 0 } : { start: found + 1, end: found + 1 + url.length };
		references.push({ kind: 'image', url, span, atStart: true, base: 'file', follow: null });
	}
	return { references, storage: [], unread: [] };
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, 1_000) : []);

const field = (value: unknown, name: string): unknown =>
	typeof value === 'object' && value !== null
		? new Map(Object.entries(value)).get(name)
		: undefined;
