import { expect, it } from 'vitest';
import { joinParts } from '../../src/lib/contract/render';
import type { ReportedFinding } from '../../src/lib/contract/report';
import { Codes } from '../../src/lib/ui/codes.svelte';

const finding: ReportedFinding = {
	code: 'ROLE_CONTRACT_FIELD_INVALID',
	level: 'error',
	stage: 'contract',
	reason: '',
	hint: null,
	basis: 'guide',
	section: '§4',
	path: 'agotalk.role.toml',
	range: null,
	params: { key: 'version', found: '"v0.1.0"', expected: 'a SemVer version such as "0.1.0"' },
	message: 'the report’s own',
	fix: null
};

it('says in the reader’s language what was expected, too', async () => {
	const codes = new Codes();
	expect(codes.sentence(finding, 'zh-CN')).toBe('the report’s own');
	await codes.load();
	const chinese = 'version 是 "v0.1.0"，应为 SemVer 版本号，例如 "0.1.0"';
	expect(codes.sentence(finding, 'zh-CN')).toBe(chinese);
	expect(joinParts(codes.message(finding, 'zh-CN'))).toBe(chinese);
	expect(codes.sentence(finding, 'en')).toContain('expected a SemVer version');
});
