import { nestedReport } from './nested-report';
import { insideBlob, insideData, insideHtml } from './nested-text';
import { withoutPeers } from './peers';

type Realm = Window & typeof globalThis;
type OnViolation = (blocked: string, how: string) => void;

/** On windows whose document carries our script: those tell for themselves. */
const SERVED = Symbol.for('rolecheck.served');

/**
 * Frames that no request makes: empty ones, `srcdoc`, `data:` and `blob:`. They inherit the policy, which stops what they
 * try, but its events stay in them. Empty frames are listened to from here; the others get a script that tells us.
 * Out of sight stay frames that may run no scripts and frames inside of `srcdoc`, `data:` and `blob:` ones.
 */
export function watchNested(
	onViolation: OnViolation,
	onHint: (link: HTMLLinkElement) => void
): void {
	Object.defineProperty(window, SERVED, { value: true });
	const key = crypto.randomUUID();
	const script = `<script>(${nestedReport.toString()})(${JSON.stringify(key)})</script>`;
	hearNested(key, onViolation);

	const roots = new WeakSet<Node>();
	const look = (root: Document | ShadowRoot): void => {
		for (const found of root.querySelectorAll<HTMLElement>('iframe, link[rel]')) {
			if (found.localName === 'link') onHint(found as HTMLLinkElement);
			else lookAt(found as HTMLIFrameElement);
		}
	};
	const lookAt = (frame: HTMLIFrameElement): void => {
		rewrite(frame, key, script);
		const inner = emptyWindow(frame);
		if (!inner) return;
		withoutPeers(inner, () => onViolation('webrtc:', 'webrtc'));
		listen(inner, onViolation);
		watch(inner.document, inner);
	};
	const watch = (root: Document | ShadowRoot, realm: Realm): void => {
		if (roots.has(root)) return;
		roots.add(root);
		new realm.MutationObserver(() => look(root)).observe(root, {
			childList: true,
			subtree: true,
			attributeFilter: ['src', 'srcdoc', 'href', 'rel']
		});
		look(root);
	};
	watch(document, window);

	const attach = Element.prototype.attachShadow;
	Element.prototype.attachShadow = function attachShadow(init) {
		const root = Reflect.apply(attach, this, [init]);
		watch(root, window);
		return root;
	};
}

/** Before any listener of the page: these messages are none of its own. */
function hearNested(key: string, onViolation: OnViolation): void {
	addEventListener(
		'message',
		(event: MessageEvent<unknown>) => {
			const { data } = event;
			if (typeof data !== 'object' || data === null || !Object.hasOwn(data, key)) return;
			event.stopImmediatePropagation();
			const said = new Map<string, unknown>(Object.entries(data)).get(key);
			const [blocked, how] = Array.isArray(said) ? (said as readonly unknown[]) : [];
			if (typeof blocked === 'string' && typeof how === 'string') onViolation(blocked, how);
		},
		true
	);
}

/** Its document gets our script first. It is being loaded at this moment: the new address takes the old one's place. */
function rewrite(frame: HTMLIFrameElement, key: string, script: string): void {
	const sandbox = frame.getAttribute('sandbox');
	if (sandbox !== null && !/\ballow-scripts\b/u.test(sandbox)) return;
	const html = frame.getAttribute('srcdoc');
	if (html !== null) {
		if (!html.includes(key)) frame.setAttribute('srcdoc', insideHtml(html, script));
		return;
	}
	const src = frame.getAttribute('src') ?? '';
	if (src.includes(key) || ours.has(src)) return;
	const url = /^data:/iu.test(src)
		? insideData(src, script)
		: src.startsWith('blob:')
			? insideBlob(src, script)
			: null;
	if (url === null) return;
	ours.add(url);
	frame.setAttribute('src', url);
}

/** Addresses that were made here. */
const ours = new Set<string>();

/** The window of a frame that shows nothing served and nothing made of text; null: another. */
function emptyWindow(frame: HTMLIFrameElement): Realm | null {
	try {
		// A frame of this origin: its window has all that a window has.
		const inner = frame.contentWindow as Realm | null;
		return inner && isEmpty(inner) ? inner : null;
	} catch {
		return null;
	}
}

const isEmpty = (realm: Realm): boolean =>
	realm.location.href !== 'about:srcdoc' && !Object.hasOwn(realm, SERVED);

const listeners = new WeakMap<Window, (event: SecurityPolicyViolationEvent) => void>();

function listen(realm: Realm, onViolation: OnViolation): void {
	const known = listeners.get(realm);
	const listener =
		known ??
		(({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent): void => {
			// The window of an empty frame may serve the page that comes after it.
			if (isEmpty(realm)) onViolation(blockedURI, effectiveDirective);
		});
	realm.addEventListener('securitypolicyviolation', listener, true);
	if (known) return;
	listeners.set(realm, listener);
	// `open`, and `write` which calls it, take every listener away.
	for (const name of ['open', 'write', 'writeln'] as const) {
		const { prototype } = realm.Document;
		const original: unknown = prototype[name];
		if (typeof original !== 'function') continue;
		Object.defineProperty(prototype, name, {
			value(this: unknown, ...args: unknown[]) {
				const result: unknown = Reflect.apply(original, this, args);
				listen(realm, onViolation);
				return result;
			},
			configurable: true,
			writable: true
		});
	}
}
