import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { codes } from '../../src/lib/formats/catalogue';
import { decodeReport } from '../../src/lib/share/link/decode';
import { LIMITS, PREFIX } from '../../src/lib/share/link/limits';
import { reportLink } from '../../src/lib/share/link/encode';
import schema from '../../static/schema/report-1.json' with { type: 'json' };
import { sharedData } from '../shared-data';
import { check, openZip } from './packages';
import { validator } from './validator';

const zips = sharedData('zips');
/** Larger ones say nothing more about the form of a report. */
const MAX_BYTES = 300_000;

// Skipped, and said so, where the data of others is not there.
test.skipIf(zips === null)(
	'the schema takes the report of every strange archive, and its link',
	async () => {
		const problemsOf = validator(schema);
		const root = zips ?? '';
		const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
			.map((name) => join(root, name))
			.filter((path) => /\.(?:zip|tar|gz|tgz)$/u.test(path) && statSync(path).size <= MAX_BYTES);
		expect(files.length).toBeGreaterThan(20);
		const wrong: unknown[] = [];
		for (const path of files) {
			const tree = await openZip(new Uint8Array(readFileSync(path)), basename(path));
			const { report } = await check(tree);
			const problems = problemsOf(report);
			if (Array.isArray(problems) && problems.length > 0) wrong.push([path, problems]);
			const { fragment } = reportLink(report, codes);
			const decoded = decodeReport(fragment.slice(PREFIX.length), { codes, language: 'en' });
			if (!decoded.ok || fragment.length > LIMITS.fragment) wrong.push([path, decoded]);
		}
		expect(wrong).toEqual([]);
	}
);
