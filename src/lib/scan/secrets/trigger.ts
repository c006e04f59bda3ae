import { decodeText, isText, isUtf16 } from '../text';
import { Pieces, type Piece } from './pieces';

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

/** One of these is in whatever `TRIGGER` matches, as ASCII. */
const PIECES: readonly Piece[] = [
	...['accesskey', 'access_key', 'hooks.slack', 'mongodb', 'mysql', 'postgres'].map((text) => ({
		text,
		anyCase: true
	})),
	...['PRIVATE KEY', 'private_key_id', 'x-oauth-basic@', 'npm_', 'github_pat_'],
	...['gho_', 'ghp_', 'ghu_', 'ghs_', 'ghr_', 'lin_api_', 'ops_ey'],
	...['shppa_', 'shpca_', 'shpat_', 'shpss_', 'xoxa-', 'xoxb-', 'xoxo-', 'xoxp-', 'xoxr-'],
	...['xapp-', 'SG.', 'T3BlbkFJ', 'sk-ant-api0', 'tp://', 'tps://', 'secretlint-']
].map((piece) => (typeof piece === 'string' ? { text: piece } : piece));

export const mayHoldSecret = (text: string): boolean => TRIGGER.test(text);

/** Looks whether a text holds nothing that any rule can find, nor any of the words; false too for what is no text. */
export function harmlessness(words: readonly string[] = []): (bytes: Uint8Array) => boolean {
	/* U+FFFD in a word may stand for any bytes. */
	const plain = words.every((word) => word.length > 2 && !word.includes('\uFFFD'));
	const wellFormed = words.every((word) => word === word.toWellFormed());
	const pieces =
		plain && wellFormed ? new Pieces([...PIECES, ...words.map((text) => ({ text }))]) : null;
	return (bytes) => {
		if (isText(bytes) && !isUtf16(bytes) && pieces?.isIn(bytes) === false) return true;
		const text = decodeText(bytes);
		return text !== null && !words.some((word) => text.includes(word)) && !mayHoldSecret(text);
	};
}
