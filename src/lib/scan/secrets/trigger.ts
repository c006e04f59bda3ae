import { decodeText } from '../text';

/**
 * What a text must hold for any rule of secretlint's preset to find something in it: a piece of each rule's pattern.
 * One search instead of twenty; a test holds it against the patterns that the preset runs.
 */
const TRIGGER = new RegExp(
	[
		'(?:ACCESS|access|Access)_?(?:KEY|key|Key)',
		'PRIVATE KEY',
		'private_key_id',
		'x-oauth-basic@',
		'npm_|gh[opusr]_|github_pat_|lin_api_|ops_ey|shp(?:pa|ca|at|ss)_',
		'xox[abopr]-|xapp-',
		'SG\\.',
		'T3BlbkFJ|sk-ant-api0',
		'tps?://[-a-zA-Z0-9_]{1,256}:',
		'[hH][oO][oO][kK][sS]\\.[sS][lL][aA][cC][kK]',
		'[mM][oO][nN][gG][oO][dD][bB]|[mM][yY][sS][qQ][lL]|[pP][oO][sS][tT][gG][rR][eE][sS]',
		'secretlint-'
	].join('|'),
	'u'
);

export const mayHoldSecret = (text: string): boolean => TRIGGER.test(text);

/** Bytes of a text that no rule can find anything in; false too for what is no text. */
export function isHarmlessText(bytes: Uint8Array): boolean {
	const text = decodeText(bytes);
	return text !== null && !mayHoldSecret(text);
}
