import { LAUNCH_SANDBOX, STATIC_SANDBOX } from '../names';

/** Where a page may load from: its own origin and what it made itself. */
const OWN = "'self' data: blob:";
const CODE = "'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval'";

/** `launch`: the entry. `static`: the intro page and images opened as pages, which run nothing. */
export type Mode = 'launch' | 'static';

function policy(mode: Mode): string {
	const scripts = mode === 'launch' ? `${OWN} ${CODE}` : "'none'";
	return [
		`default-src ${OWN} ${CODE}`,
		`script-src ${scripts}`,
		`connect-src ${OWN}`,
		`style-src ${OWN} 'unsafe-inline'`,
		`img-src ${OWN}`,
		`media-src ${OWN}`,
		`font-src ${OWN}`,
		`frame-src ${OWN}`,
		`worker-src ${OWN}`,
		`object-src ${OWN}`,
		"manifest-src 'self'",
		`form-action ${mode === 'launch' ? "'self'" : "'none'"}`,
		"base-uri 'self'",
		`sandbox ${mode === 'launch' ? LAUNCH_SANDBOX : STATIC_SANDBOX}`
	].join('; ');
}

const POLICIES: Readonly<Record<Mode, string>> = {
	launch: policy('launch'),
	static: policy('static')
};

const DEVICES = [
	'camera',
	'microphone',
	'geolocation',
	'display-capture',
	'usb',
	'serial',
	'hid',
	'midi',
	'payment',
	'publickey-credentials-get',
	'browsing-topics',
	'local-network-access'
];

/**
 * Headers of everything that is served. `Connection-Allowlist` closes what a CSP can't in Chromium (WebRTC, preconnect,
 * DNS, speculative loading); other browsers rely on the page script that takes these APIs away.
 * Nothing known closes the connection that Chromium opens to a foreign frame's host before it refuses the frame.
 */
export function hardHeaders(mode: Mode): Record<string, string> {
	return {
		'Content-Security-Policy': POLICIES[mode],
		'Connection-Allowlist': '(response-origin)',
		'X-DNS-Prefetch-Control': 'off',
		'Permissions-Policy': DEVICES.map((device) => `${device}=()`).join(', '),
		'Origin-Agent-Cluster': '?1',
		'X-Content-Type-Options': 'nosniff',
		'Referrer-Policy': 'same-origin',
		'Cache-Control': 'no-store'
	};
}
