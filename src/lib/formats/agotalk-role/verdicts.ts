import type { Finding } from '../../contract/finding';
import { compareText } from '../../contract/order';
import type { Answer, Verdict } from '../../contract/report';
import type { RoleFacts } from './facts/role-facts';
import { GUIDE_MIN_APP_VERSION_MISSING } from './rules/contract/min-app-version';
import { ROLE_CONTRACT_MISSING, ROLE_KIND_NOT_LAUNCHABLE } from './rules/contract/syntax';

const codesOf = (findings: readonly Finding[]): string[] =>
	[...new Set(findings.map((finding) => finding.code))].sort(compareText);

const verdict = (answer: Answer, because: readonly string[] = []): Verdict => ({ answer, because });

/** The four verdicts of a role package (catalogue, "Levels, stages, verdicts"). */
export function verdicts(
	facts: Pick<RoleFacts, 'rolePath'>,
	findings: readonly Finding[]
): Readonly<Record<'import' | 'launch' | 'publish' | 'selfCheck', Verdict>> {
	const errors = findings.filter(({ level }) => level === 'error');
	const atImport = errors.filter(({ stage }) => stage === 'import');
	const atContract = errors.filter(({ stage }) => stage === 'contract');
	const blocking = codesOf([...atImport, ...atContract]);
	const untidy = codesOf(findings.filter(({ level }) => level === 'error' || level === 'warning'));
	const unversioned = findings.some(({ code }) => code === GUIDE_MIN_APP_VERSION_MISSING.code);
	const { rolePath } = facts;

	const forWant = (code: string): Verdict =>
		verdict('no', [...new Set([...blocking, code])].sort(compareText));
	const launchable = (): Verdict => {
		if (rolePath === 'A') return forWant(ROLE_CONTRACT_MISSING.code);
		if (rolePath === 'C') return forWant(ROLE_KIND_NOT_LAUNCHABLE.code);
		return blocking.length > 0 || rolePath !== 'B' ? verdict('no', blocking) : verdict('yes');
	};
	const publishable = (): Verdict => {
		if (rolePath === 'A') return forWant(ROLE_CONTRACT_MISSING.code);
		if (blocking.length > 0 || rolePath === 'undetermined') return verdict('no', blocking);
		return unversioned
			? verdict('conditional', [GUIDE_MIN_APP_VERSION_MISSING.code])
			: verdict('yes');
	};
	return {
		import:
			atImport.length > 0
				? verdict('no', codesOf(atImport))
				: atContract.length > 0
					? verdict('conditional', codesOf(atContract))
					: verdict('yes'),
		launch: launchable(),
		publish: publishable(),
		selfCheck: untidy.length > 0 ? verdict('no', untidy) : verdict('yes')
	};
}
