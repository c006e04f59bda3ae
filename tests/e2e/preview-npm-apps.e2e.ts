import { describe } from 'vitest';
import { packageZip } from '../preview/driver';
import { test } from '../preview/fixture';
import { NPM_APPS } from '../preview/npm-apps';

const ENTRY = 'contents/app/index.html';
const apps = Object.entries(NPM_APPS).map(([name, app]) => ({ name, app }));

describe.concurrent('published applications', () => {
	test.for(apps)(
		'$name starts, paints, and is judged rightly',
		async ({ app }, { preview, expect }) => {
			const { files, up, calls } = app();
			expect(await preview.open('npm-app', packageZip('npm-app', files))).toBeNull();
			const frame = await preview.show(ENTRY);
			await frame.waitForFunction(up, undefined, { timeout: 40_000 });
			await preview.page.evaluate(() => window.harness.hide());
			const { findings, foreign } = await preview.page.evaluate(
				([entry]) => window.harness.check(entry, 4, null),
				[ENTRY] as const
			);
			const codes = findings.map(({ code, params }) => `${code} ${JSON.stringify(params)}`);
			expect(foreign.map(({ url }) => url)).toEqual(calls);
			expect(codes.filter((code) => code.startsWith('LAUNCH_RESOURCE_MISSING'))).toEqual([]);
			expect(codes.filter((code) => /^LAUNCH_(?:BLANK|TIMEOUT)/u.test(code))).toEqual([]);
			const attempts = findings.filter(({ code }) => code === 'LAUNCH_NETWORK_ATTEMPT');
			expect(attempts.map(({ params }) => params['url'])).toEqual(calls);
		}
	);
});
