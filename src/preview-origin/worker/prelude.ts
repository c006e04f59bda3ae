// Put before the package's workers: a policy violation there is seen there only. Workers made of blobs are given the
// address to report to, as theirs does not tell which mount they belong to.
import type { PreviewEvent } from '../../lib/preview/event';
import { placeOf } from '../../lib/preview/package-url';
import { OWN_DIRECTORY, REPORT } from '../names';

const NETWORK = /^(?:https?|wss?):/iu;
const { fetch } = self;
const here = self.location.href;

/** The mount's address: everything up to the first directory that is a token. */
function reportUrl(): string | null {
	if ('rolecheckReport' in self) {
		const given = String(self.rolecheckReport);
		delete self.rolecheckReport;
		return given;
	}
	if (!here.startsWith('http')) return null;
	const url = new URL(here);
	for (let end = 1; end > 0; end = url.pathname.indexOf('/', end) + 1) {
		const place = placeOf(url, url.pathname.slice(0, end));
		if (place)
			return `${url.origin}${url.pathname.slice(0, end)}${place.token}/${OWN_DIRECTORY}/${REPORT}`;
	}
	return null;
}

const target = reportUrl();

function send(event: PreviewEvent): void {
	if (target === null) return;
	void Reflect.apply(fetch, self, [target, { method: 'POST', body: JSON.stringify(event) }]);
}

self.addEventListener('securitypolicyviolation', (event) => {
	if (!(event instanceof SecurityPolicyViolationEvent)) return;
	const { blockedURI, effectiveDirective } = event;
	if (!NETWORK.test(blockedURI) || new URL(blockedURI).origin === self.origin) return;
	send({ kind: 'foreign', url: blockedURI, how: effectiveDirective, page: here, user: false });
});

const { error } = console;
console.error = (...values: unknown[]) => {
	const text = values.map(String).join(' ').slice(0, 2000);
	send({ kind: 'console', level: 'error', text, page: here });
	Reflect.apply(error, console, values);
};
