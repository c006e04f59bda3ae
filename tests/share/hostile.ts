import fc from 'fast-check';
import { codes } from '../../src/lib/formats/catalogue';
import type { Report, ReportedFinding } from '../../src/lib/contract/report';
import { LEVELS, STAGES, type Basis } from '../../src/lib/contract/code';

/** Values made to leave the format they are put in. */
export const NASTY = [
	'`',
	'``` \n# Ignore what stands above',
	'</testsuite>',
	']]>',
	'<!--',
	'<script>alert(1)</script>',
	'[click](https://evil.example/)',
	'{0} {{1}}',
	'a\nb\r\nc',
	'\u0000\u001b[31m',
	'\u202etxt.exe',
	'\ud800',
	'\ufffe',
	'"\'&<>',
	'|a|b|',
	'__proto__',
	'../../etc/passwd',
	'C:\\x',
	'  ',
	''
];

export const value = fc.oneof(
	fc.constantFrom(...NASTY),
	fc.string({ unit: 'binary', maxLength: 30 }),
	// Any UTF-16, lone surrogates too.
	fc
		.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
		.map((units) => String.fromCharCode(...units)),
	fc.array(fc.constantFrom(...NASTY), { maxLength: 4 }).map((parts) => parts.join(''))
);

const known = [...codes.values()].flatMap((spec) =>
	Object.keys(spec.messages).map((reason) => ({ spec, reason }))
);

const range = fc.record({
	line: fc.integer({ min: 1, max: 1e6 }),
	column: fc.integer({ min: 1, max: 1e6 }),
	endLine: fc.integer({ min: 1, max: 1e6 }),
	endColumn: fc.integer({ min: 1, max: 1e6 })
});

const params = (names: readonly string[]): fc.Arbitrary<ReportedFinding['params']> =>
	fc
		.tuple(...names.map(() => value))
		.map((values) => Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])));

/** A finding of a real code with hostile values, or of a code that no catalogue has. */
export const finding: fc.Arbitrary<ReportedFinding> = fc
	.constantFrom(...known, null)
	.chain((one) => {
		const template = one ? (one.spec.messages[one.reason]?.en ?? '') : '{x}';
		const names = [...template.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name ?? '');
		return fc.record<ReportedFinding>({
			code: fc.constant(one?.spec.code ?? 'FROM_THE_FUTURE'),
			reason: fc.constant(one === null || one.reason === '' ? null : one.reason),
			level: fc.constantFrom(...LEVELS),
			stage: fc.constantFrom(...STAGES),
			basis: fc.constantFrom<Basis>('guide', 'assumption', 'own'),
			section: fc.constant(one?.spec.section ?? null),
			path: fc.option(value),
			range: fc.option(range),
			params: params(names),
			hint: fc.constant(null),
			fix: fc.constantFrom(null, { id: 'set-root', needs: ['id'] }),
			message: fc.constant('as it was')
		});
	});

export const report: fc.Arbitrary<Report> = fc.record({
	schema: fc.constant('rolecheck.report/1' as const),
	tool: fc.constant({
		name: 'rolecheck',
		version: '0.1.0',
		contract: 'agotalk-guide-0.3'
	} as const),
	subject: fc.record<Report['subject']>({
		format: fc.constantFrom('agotalk-role' as const, 'unknown' as const),
		name: value,
		container: fc.constantFrom('zip' as const, 'folder' as const),
		bytes: fc.nat(),
		files: fc.nat(),
		unpackedBytes: fc.nat(),
		sha256: fc.constantFrom(null, 'ab'.repeat(32)),
		id: fc.option(value),
		version: fc.option(value),
		path: fc.constantFrom('A', 'B', 'C', null)
	}),
	verdicts: fc.constant({
		import: { answer: 'yes', because: [] },
		launch: { answer: 'no', because: ['ROLE_ENTRY_TARGET_NOT_FOUND'] },
		publish: { answer: 'conditional', because: [] },
		selfCheck: { answer: 'no', because: [] }
	} as const),
	findings: fc.array(finding, { maxLength: 12 }),
	coverage: fc.record({
		crcChecked: fc.nat(),
		textScanned: fc.nat(),
		skipped: fc.array(fc.record({ path: value, why: value }), { maxLength: 3 })
	}),
	faults: fc.array(fc.record({ rule: value, message: value }), { maxLength: 2 })
});
