import type { Follow, Reference, ReferenceKind } from '../reference';
import { attribute, type HtmlElement } from './element';
import { linkLoads } from './link';

/** An attribute that makes the browser load what it names. */
export interface Load {
	readonly attribute: string;
	readonly kind: ReferenceKind;
	readonly follow: Follow;
	readonly atStart: boolean;
	readonly srcset?: boolean;
	readonly hint?: Reference['hint'];
}

const load = (name: string, kind: ReferenceKind, more: Partial<Load> = {}): Load => ({
	attribute: name,
	kind,
	follow: null,
	atStart: true,
	...more
});

const IMAGE = [load('src', 'image'), load('srcset', 'image', { srcset: true })];
const SVG_IMAGE = [load('href', 'image'), load('xlink:href', 'image')];
const BACKGROUND = [load('background', 'image')];

const BY_ELEMENT: ReadonlyMap<string, readonly Load[]> = new Map([
	['img', IMAGE],
	['embed', [load('src', 'frame', { follow: 'page' })]],
	['object', [load('data', 'frame', { follow: 'page' })]],
	['iframe', [load('src', 'frame', { follow: 'page' })]],
	['frame', [load('src', 'frame', { follow: 'page' })]],
	['body', BACKGROUND],
	['table', BACKGROUND],
	['td', BACKGROUND],
	['th', BACKGROUND],
	['image', SVG_IMAGE],
	['feimage', SVG_IMAGE],
	['use', SVG_IMAGE]
]);

/** What an element loads on its own. Links to follow (`<a>`, `<area>`, `<form>`) are none of it. */
export function loadsOf(element: HtmlElement): readonly Load[] {
	switch (element.name) {
		case 'script':
			return scriptLoads(element);
		case 'link':
			return linkLoads(element);
		case 'audio':
		case 'video': {
			const media = load('src', 'media', { atStart: !isIdle(element) });
			return element.name === 'audio' ? [media] : [media, load('poster', 'image')];
		}
		case 'track':
			return [load('src', 'media', { atStart: element.attributes.has('default') })];
		case 'source':
			return [load('src', 'media'), load('srcset', 'image', { srcset: true })];
		case 'input':
			return attribute(element, 'type').toLowerCase() === 'image' ? IMAGE.slice(0, 1) : [];
		default:
			return BY_ELEMENT.get(element.name) ?? [];
	}
}

/** Whether sound or video loads nothing before somebody plays it. */
export const isIdle = (element: HtmlElement): boolean =>
	attribute(element, 'preload').toLowerCase() === 'none' && !element.attributes.has('autoplay');

/** How a script element's code runs; null: its text is data, or a browser of today passes it over. */
export function scriptMode(element: HtmlElement): 'script' | 'module' | null {
	const type = attribute(element, 'type').toLowerCase();
	if (type === 'module') return 'module';
	const classic =
		type === '' ||
		/^(?:text|application)\/(?:x-)?(?:java|ecma|live|j)script(?:\d\.\d)?$/u.test(type);
	return classic && !element.attributes.has('nomodule') ? 'script' : null;
}

function scriptLoads(element: HtmlElement): readonly Load[] {
	const mode = scriptMode(element);
	if (mode === null) return [];
	const names = element.foreign ? ['href', 'xlink:href'] : ['src'];
	return names.map((name) => load(name, 'script', { follow: mode }));
}
