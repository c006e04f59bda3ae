import type { AnyNode } from 'acorn';
import { scanCss } from '../css/scan-css';
import type { Reference } from '../reference';
import { keyName } from './ast';
import type { Loading } from './loading-calls';

/** CSS properties whose value may be an image, as scripts write them. */
const IMAGES =
	/^(?:background|background-?image|(?:-?webkit-?)?mask-?image|list-?style-?image|border-?image(?:-?source)?|cursor)$/iu;

export const isImageProperty = (name: string): boolean => IMAGES.test(name);

/** `{ backgroundImage: 'url(x)' }`: a style as frameworks take it. */
export function styleProperty(node: Extract<AnyNode, { type: 'Property' }>): Loading | null {
	const name = keyName(node.key, node.computed);
	if (name === null || !isImageProperty(name)) return null;
	return { kind: 'image', argument: node.value, follow: null, css: 'value' };
}

/** What CSS in a script loads from other hosts. What a relative URL in it starts from is not known. */
export function cssReferences(text: string, css: NonNullable<Loading['css']>): Reference[] {
	if (!/url\(|@import|image-set\(/iu.test(text)) return [];
	const { references } =
		css === 'rules' ? scanCss(text) : scanCss(css === 'value' ? `background: ${text}` : text, true);
	return [...references];
}
