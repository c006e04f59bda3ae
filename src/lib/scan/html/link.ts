import type { ReferenceKind } from '../reference';
import { isRemote } from '../reach/url';
import { attribute, type HtmlElement } from './element';
import type { Load } from './loads';

const BY_DESTINATION: ReadonlyMap<string, ReferenceKind> = new Map<string, ReferenceKind>([
	['script', 'script'],
	['style', 'style'],
	['font', 'font'],
	['image', 'image'],
	['audio', 'media'],
	['video', 'media'],
	['track', 'media'],
	['document', 'frame'],
	['worker', 'worker'],
	['fetch', 'fetch']
]);

/**
 * Of the many relations of `<link>` only these load something; `canonical`, `alternate`, `search`, `license` and the like load nothing.
 */
export function linkLoads(element: HtmlElement): readonly Load[] {
	const relations = new Set(attribute(element, 'rel').toLowerCase().split(/\s+/u));
	const href = { attribute: 'href', follow: null, atStart: true } as const;
	if (relations.has('stylesheet')) {
		if (element.attributes.has('disabled')) return [];
		return [{ ...href, kind: 'style', follow: 'style' }];
	}
	if (relations.has('modulepreload')) return [{ ...href, kind: 'script', follow: 'module' }];
	if (relations.has('preload') || relations.has('prefetch')) {
		const images = {
			attribute: 'imagesrcset',
			kind: 'image',
			follow: null,
			atStart: true
		} as const;
		return [preload(element, href), { ...images, srcset: true }];
	}
	if (relations.has('icon')) return [{ ...href, kind: 'image' }];
	const remote = isRemote(attribute(element, 'href'));
	// Nothing is loaded, but the host is looked up, or called.
	if (relations.has('preconnect') || relations.has('dns-prefetch'))
		return remote ? [{ ...href, kind: 'fetch', hint: true }] : [];
	// Read by browsers that offer to install a page. What it names is used when it is installed, which a role's page is not.
	if (relations.has('manifest')) {
		if (remote) return [{ ...href, kind: 'fetch' }];
		return [{ ...href, kind: 'manifest', follow: 'manifest', atStart: false }];
	}
	return [];
}

function preload(element: HtmlElement, href: Pick<Load, 'attribute' | 'follow' | 'atStart'>): Load {
	const kind = BY_DESTINATION.get(attribute(element, 'as').toLowerCase()) ?? 'fetch';
	return { ...href, kind };
}
