import DOMPurify from 'dompurify';
import { Marked } from 'marked';
import { normalise } from '../formats/agotalk-role/facts/reference';

/** Longer texts are cut: rendering is done in the page. */
const LONGEST = 200_000;

/** Where the path of a package image waits until its bytes are read. */
export const IMAGE_PATH = 'data-package-image';

/**
 * Markdown as HTML that holds nothing but text, structure and links: no script, style, form or frame, and no address
 * that loads by itself. Images of the package are left without a source, their path in `data-package-image`.
 * Null: nested too deep to be rendered.
 */
export function roleHtml(markdown: string): string | null {
	const html = render(markdown.slice(0, LONGEST));
	if (html === null) return null;
	const purify = DOMPurify(window);
	purify.addHook('afterSanitizeAttributes', (node) => {
		if (node.localName === 'img') shieldImage(node);
		if (node.localName === 'a') shieldLink(node);
	});
	return purify.sanitize(html, {
		USE_PROFILES: { html: true },
		FORBID_TAGS: [
			'style',
			'form',
			'input',
			'button',
			'select',
			'textarea',
			'video',
			'audio',
			'source',
			'picture'
		],
		FORBID_ATTR: ['style', 'srcset', 'background', 'poster', 'id', 'name', 'class', 'target'],
		ALLOW_DATA_ATTR: false
	});
}

function render(markdown: string): string | null {
	try {
		return new Marked({ gfm: true }).parse(markdown, { async: false });
	} catch {
		return null;
	}
}

function shieldImage(image: Element): void {
	const path = normalise(decoded(image.getAttribute('src') ?? ''));
	image.removeAttribute('src');
	image.setAttribute('loading', 'lazy');
	if (path !== null && path !== '') image.setAttribute(IMAGE_PATH, path);
}

/** A link leads out in a tab of its own, and only when a person follows it; one into the package leads nowhere here. */
function shieldLink(link: Element): void {
	const href = link.getAttribute('href') ?? '';
	if (/^(?:https?|mailto):/iu.test(href)) {
		link.setAttribute('target', '_blank');
		link.setAttribute('rel', 'noopener noreferrer nofollow');
	} else link.removeAttribute('href');
}

function decoded(path: string): string {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}
