import type { Outcome } from '../../state/several.svelte';
import type { Settings } from '../../state/settings.svelte';
import type { Text } from '../../contract/language';
import { signText } from '../near-miss/sign-text';
import { failed } from '../strings/failed';
import { several as words } from '../strings/several';

/** Why a line has no lights, in words; null: it has. */
export function lineNote(outcome: Outcome, { t, number }: Settings): string | null {
	if (outcome.kind === 'failed') {
		const known: Readonly<Record<string, Text>> = failed.codes;
		const { blame, code, message } = outcome.error;
		const sentence = known[code] ?? failed[blame].title;
		return t(words.failed, { why: `${t(sentence)} (${code}: ${message})` });
	}
	if (outcome.kind !== 'checked') return t(words[outcome.kind]);
	const { subject, packages, sign } = outcome.summary;
	if (packages > 1) return t(words.holds, { n: number(packages) });
	if (subject.format !== 'unknown') return null;
	if (!sign) return t(words.noPackage);
	const { text, params } = signText(sign);
	return t(words.notAPackage, { why: t(text, params) });
}
