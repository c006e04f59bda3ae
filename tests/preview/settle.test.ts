import { expect, test } from 'vitest';
import { settle, settleAll } from '../../src/lib/preview/settle';
import { LAUNCH_TIMEOUT } from '../../src/lib/formats/agotalk-role/launch/display';
import { LAUNCH_STATE_KEPT } from '../../src/lib/formats/agotalk-role/launch/state';

const PAGE = 'contents/app/index.html';
const run = {
	findings: [LAUNCH_STATE_KEPT.find('', { kinds: ['localStorage'] })],
	requests: [
		{ path: 'contents/app/none.png', status: 404, bytes: 0, ms: 1 },
		{ path: 'contents/app/there.png', status: 200, bytes: 9, ms: 1 },
		{ path: '/assets/app.js', status: 404, bytes: 0, ms: 1 }
	],
	foreign: ['https://cdn.example/a.js', 'https://frame.example'].map((url) => ({
		url,
		how: 'script'
	})),
	entry: PAGE
};
const found = (code: string, url: string, reason: string | null = null, path = PAGE) => ({
	code,
	reason,
	path,
	params: { url }
});
const SCRIPT = 'contents/app/js/app.js';

test.each([
	[found('GUIDE_NETWORK_AT_LAUNCH', 'https://cdn.example/a.js'), 'confirmed'],
	[found('GUIDE_NETWORK_AT_LAUNCH', '//cdn.example/a.js'), 'confirmed'],
	[found('GUIDE_NETWORK_AT_LAUNCH', 'https://frame.example/page'), 'confirmed'],
	[found('GUIDE_NETWORK_AT_LAUNCH', 'https://cdn.example/b.js'), 'unseen'],
	[found('GUIDE_RESOURCE_MISSING', './none.png'), 'confirmed'],
	[found('GUIDE_RESOURCE_MISSING', './none.png', null, SCRIPT), 'confirmed'],
	[found('GUIDE_RESOURCE_MISSING', '/assets/app.js'), 'confirmed'],
	[found('GUIDE_RESOURCE_MISSING', 'there.png?v=1'), 'refuted'],
	[found('GUIDE_RESOURCE_MISSING', 'later.png'), 'unseen'],
	[found('GUIDE_STATE', '', 'used-undeclared'), 'confirmed'],
	[found('GUIDE_STATE', '', 'declared-unused'), 'refuted'],
	[found('GUIDE_AVATAR', ''), null]
])('%j is %s by the run', (finding, expected) => {
	expect(settle(finding, run)).toBe(expected);
});

test('a page that never loaded confirms what it did and settles nothing else', () => {
	const hung = { ...run, findings: [LAUNCH_TIMEOUT.find('', { seconds: 5 })] };
	expect(settle(found('GUIDE_RESOURCE_MISSING', 'none.png'), hung)).toBe('confirmed');
	expect(settle(found('GUIDE_RESOURCE_MISSING', 'there.png'), hung)).toBeNull();
	expect(settle(found('GUIDE_STATE', '', 'declared-unused'), hung)).toBeNull();
});

test('of several shown as one, what was confirmed stands out', () => {
	const of = (...urls: string[]) => urls.map((url) => found('GUIDE_RESOURCE_MISSING', url));
	expect(settleAll(of('there.png', 'later.png', 'none.png'), run)).toBe('confirmed');
	expect(settleAll(of('there.png', 'later.png'), run)).toBe('unseen');
	expect(settleAll(of('there.png'), run)).toBe('refuted');
});
