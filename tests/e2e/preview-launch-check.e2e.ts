import { describe, expect, test as plain } from 'vitest';
import { packageZip } from '../preview/driver';
import { test } from '../preview/fixture';
import { LAUNCH_CASES } from '../preview/launch-cases';
import { launchCodes } from '../../src/lib/formats/agotalk-role/launch/codes';

const SECONDS = 2;
const cases = Object.entries(LAUNCH_CASES).map(([name, each]) => ({ name, ...each }));

describe.concurrent('the launch check of', () => {
	test.for(cases)(
		'$name',
		async ({ files, remembers, expected, perhaps = [] }, { preview, expect }) => {
			expect(await preview.open('case', packageZip('case', files))).toBeNull();
			const { findings } = await preview.page.evaluate(
				([seconds, kept]) => window.harness.check('contents/app/index.html', seconds, kept),
				[SECONDS, remembers] as const
			);
			const seen = findings.map(({ code, reason: kind, path, params }) => {
				const { target, url, line, column, message, seconds, kinds } = params;
				const place =
					line === undefined || line === 0 ? undefined : `${String(line)}:${String(column)}`;
				const reason = code === 'LAUNCH_SCRIPT_ERROR' && kind === 'error' ? place : message;
				return [code, path, String(target ?? url ?? reason ?? seconds ?? kinds ?? '')];
			});
			const more = perhaps.map((row) => row.join());
			expect(seen.filter((row) => !more.includes(row.join()))).toEqual(expected);
		}
	);
});

plain('every code has a case', () => {
	const tried = new Set(
		Object.values(LAUNCH_CASES).flatMap(({ expected }) => expected.map(([code]) => code))
	);
	expect([...tried].toSorted()).toEqual(launchCodes.map(({ code }) => code).toSorted());
});
