const PEERS = [
	'RTCPeerConnection',
	'webkitRTCPeerConnection',
	'mozRTCPeerConnection',
	'RTCDataChannel'
];
const FRAMES = ['HTMLIFrameElement', 'HTMLFrameElement', 'HTMLObjectElement'] as const;

const closed = new WeakSet<object>();

type Realm = Window & typeof globalThis;

/**
 * Takes WebRTC away, which no Content-Security-Policy closes, also in empty frames that a page makes to find a fresh
 * copy of it. Not a wall (`frames[0]` gets around it): in Chromium `Connection-Allowlist` is. `onUse` hears of attempts.
 */
export function withoutPeers(realm: Realm, onUse: () => void = () => {}): void {
	if (closed.has(realm)) return;
	closed.add(realm);
	const refused = function refused(): never {
		onUse();
		throw new DOMException('The preview has no network.', 'NotAllowedError');
	};
	for (const name of PEERS)
		if (name in realm)
			Object.defineProperty(realm, name, { value: refused, configurable: false, writable: false });
	for (const name of FRAMES) guard(realm[name].prototype, onUse);
}

function guard(prototype: object, onUse: () => void): void {
	for (const name of ['contentWindow', 'contentDocument']) {
		const descriptor = Object.getOwnPropertyDescriptor(prototype, name);
		const get = descriptor?.get;
		if (!get) continue;
		Object.defineProperty(prototype, name, {
			...descriptor,
			get(this: unknown) {
				const value: unknown = Reflect.apply(get, this, []);
				closeInside(value, onUse);
				return value;
			}
		});
	}
}

function closeInside(value: unknown, onUse: () => void): void {
	if (typeof value !== 'object' || value === null) return;
	try {
		// A document names its window; a window of another origin throws at the first touch.
		const inner = 'defaultView' in value ? value.defaultView : value;
		if (inner) withoutPeers(inner as Realm, onUse);
	} catch {
		// Another origin: it has its own policy.
	}
}
