import { scanSecrets, type FoundSecret, type TextFile } from '../../../scan/secrets/scan-secrets';

/** Whether it is worth loading what looks for secrets: a long run of letters and digits, an account in a URL, a key. */
function isSuspect(text: string): boolean {
	if (text.includes('PRIVATE KEY') || /:\/\/[^\s/@]{1,256}:[^\s/@]{1,256}@/u.test(text))
		return true;
	for (const [run] of text.matchAll(/[\w+/=-]{16,}/gu))
		if (/\d/u.test(run) && /[a-z]/iu.test(run)) return true;
	return false;
}

/** Secrets in the few texts that the first report quotes, before all the others are searched. */
export async function earlySecrets(files: readonly TextFile[]): Promise<readonly FoundSecret[]> {
	const suspects = files.filter(({ text }) => isSuspect(text));
	return suspects.length === 0 ? [] : scanSecrets(suspects);
}
