import { withoutPeers } from './peers';
import { here, send } from './send';

const NETWORK = /^(?:https?|wss?|ftp):/iu;

/** Attempts to reach another host. The policy stops them; here they get a name. */
export function watchNetwork(): void {
	addEventListener(
		'securitypolicyviolation',
		({ blockedURI, effectiveDirective }) => {
			if (!NETWORK.test(blockedURI) || new URL(blockedURI).origin === location.origin) return;
			foreign(blockedURI, effectiveDirective);
		},
		true
	);
	withoutPeers(window, () => foreign('webrtc:', 'webrtc'));
	watchOpen();
	watchLeaving();
	addEventListener('load', lookForHints);
}

const foreign = (url: string, how: string, user = false): void => {
	send({ kind: 'foreign', url, how, page: here(), user });
};

/** Links that make a browser connect ahead of any request: nothing tells of them, so they are read off the page. */
function lookForHints(): void {
	const links = document.querySelectorAll<HTMLLinkElement>(
		'link[rel~=preconnect], link[rel~=dns-prefetch]'
	);
	for (const { href, rel } of links)
		if (URL.canParse(href) && new URL(href).origin !== location.origin) foreign(href, rel);
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
		if (!NETWORK.test(destination.url) || new URL(destination.url).origin === location.origin)
			return;
		foreign(destination.url, 'navigation', userInitiated);
		if (event.cancelable) event.preventDefault();
	});
}
