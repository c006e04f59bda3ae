import { expect, test } from 'vitest';
import { settle } from '../../src/lib/preview/settle';
import { LAUNCH_STATE_KEPT } from '../../src/lib/formats/agotalk-role/launch/state';

const PAGE = 'contents/app/index.html';
const run = {
	findings: [LAUNCH_STATE_KEPT.find('', { kinds: ['localStorage'] })],
	requests: [
		{ path: 'contents/app/none.png', status: 404, bytes: 0, ms: 1 },
		{ path: 'contents/app/there.png', status: 200, bytes: 9, ms: 1 }
	],
	foreign: ['https://cdn.example/a.js', 'https://frame.example']
};
const found = (code: string, url: string, reason: string | null = null) => ({
	code,
	reason,
	path: PAGE,
	params: { url }
});

test.each([
	[found('GUIDE_NETWORK_AT_LAUNCH', 'https://cdn.example/a.js'), 'confirmed'],
	[found('GUIDE_NETWORK_AT_LAUNCH', '//cdn.example/a.js'), 'confirmed'],
	[found('GUIDE_NETWORK_AT_LAUNCH', 'https://frame.example/page'), 'confirmed'],
	[found('GUIDE_NETWORK_AT_LAUNCH', 'https://cdn.example/b.js'), null],
	[found('GUIDE_RESOURCE_MISSING', './none.png'), 'confirmed'],
	[found('GUIDE_RESOURCE_MISSING', 'there.png?v=1'), 'refuted'],
	[found('GUIDE_RESOURCE_MISSING', 'later.png'), null],
	[found('GUIDE_STATE', '', 'used-undeclared'), 'confirmed'],
	[found('GUIDE_STATE', '', 'declared-unused'), 'refuted'],
	[found('GUIDE_AVATAR', ''), null]
])('%j is %s by the run', (finding, expected) => {
	expect(settle(finding, run)).toBe(expected);
});
