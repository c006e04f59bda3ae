const PEERS = [
	'RTCPeerConnection',
	'webkitRTCPeerConnection',
	'mozRTCPeerConnection',
	'RTCDataChannel'
];

/** Takes away what a Content-Security-Policy does not close. `onUse` hears of every attempt. */
export function withoutPeers(realm: object, onUse: () => void = () => {}): void {
	for (const name of PEERS) {
		if (!(name in realm)) continue;
		const refused = function refused(): never {
			onUse();
			throw new DOMException('The preview has no network.', 'NotAllowedError');
		};
		Object.defineProperty(realm, name, { value: refused, configurable: false, writable: false });
	}
}
