import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { describe, expect, test } from 'vitest';
import { containerCodes } from '../../src/lib/formats/container/rules';
import { roleCodes } from '../../src/lib/formats/agotalk-role/rules/all';
import { fixtures, type Fixture } from './fixture-recipe';
import { essence, outcomeOf, reportOf } from './fixture-report';
import { NOT_IN_FIXTURES } from './not-in-fixtures';

/** Set by `npm run fixtures:accept` alone: expectations are written for review, and the run fails. */
const accepting = process.env.ROLECHECK_ACCEPT === '1';

async function accept({ folder }: Fixture, seen: object): Promise<void> {
	const json = await format(JSON.stringify(seen), {
		parser: 'json',
		printWidth: 100,
		useTabs: true
	});
	writeFileSync(join(folder, 'expected.json'), json);
}

describe('fixtures, each compared whole', () => {
	test.each(fixtures.map((fixture) => [fixture.name, fixture] as const))(
		'%s',
		async (_name, fixture) => {
			const report = await reportOf(fixture);
			if (accepting) await accept(fixture, essence(report));
			else expect(essence(report)).toEqual(fixture.expected);
			expect(outcomeOf(report)).toBe(fixture.outcome);
		}
	);
});

/** `CODE` and `CODE·reason` of all that a fixture expects to be said, as a finding or as the reason of a verdict. */
function saidIn({ expected }: Fixture): Set<string> {
	const said = new Set<string>();
	// What `essence` makes.
	const { findings, verdicts } = (expected ?? { findings: [], verdicts: {} }) as {
		findings: readonly { code: string; reason?: string }[];
		verdicts: Readonly<Record<string, string>>;
	};
	for (const { code, reason } of findings) said.add(code).add(`${code}·${reason ?? ''}`);
	for (const verdict of Object.values(verdicts))
		for (const code of verdict.split(' ').slice(1)) said.add(code).add(`${code}·`);
	return said;
}

describe.skipIf(accepting)('every code of the catalogue', () => {
	const said = fixtures.map((fixture) => ({ fixture, said: saidIn(fixture) }));
	const all = [...containerCodes, ...roleCodes];
	const reasons = all.flatMap(({ code, messages }) =>
		Object.keys(messages).map((reason) => `${code}·${reason}`)
	);

	test.each(reasons.filter((name) => !NOT_IN_FIXTURES.has(name)))('%s fails somewhere', (name) => {
		expect(said.some((one) => one.said.has(name))).toBe(true);
	});

	test.each(all.map(({ code }) => code).filter((code) => !NOT_IN_FIXTURES.has(code)))(
		'%s is not said of a fixture of the same subject',
		(code) => {
			const subjects = said.filter((one) => one.said.has(code)).map((one) => one.fixture.subject);
			const passing = said.filter(
				(one) => subjects.includes(one.fixture.subject) && !one.said.has(code)
			);
			expect(passing).not.toEqual([]);
		}
	);

	test('what is left out is in the catalogue, and in no fixture', () => {
		const known = new Set([...reasons, ...all.map(({ code }) => code)]);
		const left = [...NOT_IN_FIXTURES];
		expect(left.filter((name) => !known.has(name))).toEqual([]);
		expect(left.filter((name) => said.some((one) => one.said.has(name)))).toEqual([]);
	});
});
