import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codes } from '../../src/lib/formats/catalogue';
import { LANGUAGES } from '../../src/lib/contract/language';
import { renderMessage, textsOf } from '../../src/lib/contract/render';
import { goodPackages, mutatedPackage } from '../arbitraries/packages';
import { checkFiles } from './checked-folder';

const RUNS = Number(process.env.ROLECHECK_RUNS ?? 60);

const law = (name: string, body: (one: Awaited<ReturnType<typeof checkFiles>>) => void) =>
	test(name, async () => {
		await fc.assert(
			fc.asyncProperty(mutatedPackage, async ({ dir, files }) => {
				body(await checkFiles(dir, files));
			}),
			{ numRuns: RUNS }
		);
	});

describe('a check of any mutation of a good package', () => {
	law('never has a rule that fails', ({ checked }) => {
		expect(checked.report.faults).toEqual([]);
	});

	law('points into the text that it names', ({ checked }) => {
		for (const { path, span } of checked.findings) {
			if (span === null) continue;
			const text = path === null ? undefined : checked.texts.get(path);
			expect(text, `${String(path)} has a text`).toBeDefined();
			expect(span.start).toBeGreaterThanOrEqual(0);
			expect(span.end).toBeGreaterThanOrEqual(span.start);
			expect(span.end).toBeLessThanOrEqual(text?.length ?? -1);
		}
	});

	law('gives each finding all that its sentence names', ({ checked }) => {
		for (const finding of checked.findings) {
			const spec = codes.get(finding.code);
			expect(spec, finding.code).toBeDefined();
			if (!spec) continue;
			const texts = textsOf(spec, finding);
			expect(
				texts.length,
				`${finding.code}·${String(finding.reason)} ${String(finding.hint)}`
			).toBe(finding.hint === null ? 1 : 2);
			const named = texts.flatMap((text) =>
				LANGUAGES.flatMap((one) => text[one].match(/\{\w+\}/gu) ?? [])
			);
			const missing = named.filter((name) => !(name.slice(1, -1) in finding.params));
			expect(missing, finding.code).toEqual([]);
			for (const language of LANGUAGES) expect(renderMessage(spec, finding, language)).not.toBe('');
		}
	});

	law('offers a repair for each that a finding names, and none without one', ({ checked }) => {
		const key = (id: string, at: string | null | undefined) => JSON.stringify([id, at ?? null]);
		const named = new Set(
			checked.findings.flatMap(({ fix }) => (fix ? [key(fix.id, fix.at)] : []))
		);
		// Without a code it settles nothing: it only adds something.
		const settling = checked.repairs.filter(({ codes }) => codes.length > 0);
		const offered = new Set(settling.map(({ id, at }) => key(id, at)));
		const extra = [...offered].filter(
			(one) => !named.has(one) && !/(?:place|make)-avatar/u.test(one)
		);
		expect(extra).toEqual([]);
	});
});

describe('the report', () => {
	test('is the same, byte for byte, whatever the order of the files, and every time', async () => {
		await fc.assert(
			fc.asyncProperty(
				mutatedPackage,
				fc.infiniteStream(fc.nat()),
				async ({ dir, files }, picks) => {
					const rest = [...files];
					const shuffled = new Map<string, Uint8Array>();
					while (rest.length > 0) {
						const pick = picks.next();
						const [one] = rest.splice((pick.done === true ? 0 : pick.value) % rest.length, 1);
						if (one) shuffled.set(one[0], one[1]);
					}
					const [first, again, other] = [
						await checkFiles(dir, files),
						await checkFiles(dir, files),
						await checkFiles(dir, shuffled)
					].map(({ checked }) => JSON.stringify(checked.report));
					expect(again).toBe(first);
					expect(other).toBe(first);
				}
			),
			{ numRuns: RUNS }
		);
	});

	test.each([...goodPackages])('of %s has nothing to say', async (dir, files) => {
		const { checked } = await checkFiles(dir, files);
		expect(checked.findings).toEqual([]);
	});
});
