import { watchNested } from './nested';
import { withoutPeers } from './peers';
import { here, send } from './send';

const NETWORK = /^(?:https?|wss?|ftp):/iu;

/** Attempts to reach another host. The policy stops them; here they get a name. */
export function watchNetwork(): void {
	addEventListener(
		'securitypolicyviolation',
		({ blockedURI, effectiveDirective }) => violation(blockedURI, effectiveDirective),
		true
	);
	withoutPeers(window, () => foreign('webrtc:', 'webrtc'));
	watchNested(violation, hint);
	watchOpen();
	watchForms();
	watchLeaving();
}

const isForeign = (url: string): boolean =>
	NETWORK.test(url) && new URL(url).origin !== location.origin;

function violation(blocked: string, how: string): void {
	if (blocked === 'webrtc:' || isForeign(blocked)) foreign(blocked, how);
}

const foreign = (url: string, how: string, user = false): void => {
	send({ kind: 'foreign', url, how, page: here(), user });
};

const hints = new Set<string>();

/** Links that make a browser connect ahead of any request: nothing tells of them, so they are read off the page. */
function hint({ href, rel }: HTMLLinkElement): void {
	if (!/\b(?:preconnect|dns-prefetch)\b/iu.test(rel) || !isForeign(href)) return;
	if (hints.has(`${rel} ${href}`)) return;
	hints.add(`${rel} ${href}`);
	foreign(href, rel);
}

/** A form that goes to a new tab is stopped by the sandbox, which tells nobody. */
function watchForms(): void {
	const { submit } = HTMLFormElement.prototype;
	const look = (form: HTMLFormElement): void => {
		// Attributes: a field that is called `action` hides the property of that name.
		const target = form.getAttribute('target') ?? '';
		const action = form.getAttribute('action') ?? '';
		if (/^(?:_self)?$/iu.test(target) || !URL.canParse(action, document.baseURI)) return;
		const { href } = new URL(action, document.baseURI);
		if (isForeign(href)) foreign(href, 'form', navigator.userActivation?.isActive ?? false);
	};
	HTMLFormElement.prototype.submit = function submitWatched() {
		look(this);
		Reflect.apply(submit, this, []);
	};
	addEventListener('submit', ({ target }) => {
		if (target instanceof HTMLFormElement) look(target);
	});
}

function watchOpen(): void {
	const open = window.open;
	window.open = (...args) => {
		const url = String(args[0] ?? '');
		if (URL.canParse(url, document.baseURI)) {
			const target = new URL(url, document.baseURI);
			if (target.origin !== location.origin)
				foreign(target.href, 'window.open', navigator.userActivation?.isActive ?? false);
		}
		return Reflect.apply(open, window, args);
	};
}

/** Leaving for another host would put that host's page where the package's should be. */
function watchLeaving(): void {
	if (!('navigation' in window)) return;
	window.navigation.addEventListener('navigate', (event) => {
		const { destination, userInitiated } = event;
		if (!isForeign(destination.url)) return;
		foreign(destination.url, 'navigation', userInitiated);
		if (event.cancelable) event.preventDefault();
	});
}
