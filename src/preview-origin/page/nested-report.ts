/**
 * Runs first in a document that its page made of text (`srcdoc`, `data:`, `blob:`), where nothing of ours is served:
 * tells the page above what the policy stopped. Carried over as source text, so it may use nothing from outside.
 * @param key Known to the page above only, so that its own messages are not mistaken for these.
 */
export function nestedReport(key: string): void {
	const tell = (url: string, how: string): void => parent.postMessage({ [key]: [url, how] }, '*');
	addEventListener(
		'securitypolicyviolation',
		({ blockedURI, effectiveDirective }) => tell(blockedURI, effectiveDirective),
		true
	);
	for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'mozRTCPeerConnection'])
		if (name in self)
			Object.defineProperty(self, name, {
				value: function refused(): never {
					tell('webrtc:', 'webrtc');
					throw new DOMException('The preview has no network.', 'NotAllowedError');
				},
				configurable: false,
				writable: false
			});
	document.currentScript?.remove();
}
