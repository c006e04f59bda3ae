import { covered } from './cover';

/**
 * A text before the package has been searched: whatever looks like a value is covered, runs of letters and digits and
 * passwords in URLs, since it may turn out to be one in another file.
 */
export const coverSuspects = (text: string): string =>
	coverPasswords(
		text.replace(/[\w+/=.-]{8,}/gu, (run) =>
			/\d/u.test(run) && /[a-z]/iu.test(run) ? covered(run) : run
		)
	);

/**
 * The same for what has to stay readable meanwhile: names of files, messages, addresses. Covered is what no person
 * would write, letters and digits at random: `a8Kx0QfT2mZp`, and not `level12` or `screenshot1280x720`.
 */
export const coverSuspectNames = (text: string): string =>
	coverPasswords(
		hasLongRun(text)
			? text.replace(/[A-Za-z\d+=]{10,}/gu, (run) => (isNoise(run) ? covered(run) : run))
			: text
	);

/** By code: 1 for what a run of letters and digits is made of. */
const IN_RUN = Uint8Array.from({ length: 128 }, (_, code) =>
	/[A-Za-z\d+=]/u.test(String.fromCharCode(code)) ? 1 : 0
);

/** Whether a run is long enough to be covered. It is asked of the name of every file there is. */
function hasLongRun(text: string): boolean {
	let length = 0;
	for (let at = 0; at < text.length; at++) {
		length = IN_RUN[text.charCodeAt(at)] === 1 ? length + 1 : 0;
		if (length === 10) return true;
	}
	return false;
}

const coverPasswords = (text: string): string =>
	text.includes('://')
		? text.replace(/(?<=:\/\/[^\s/@:]{0,256}:)[^\s/@]{1,256}(?=@)/gu, covered)
		: text;

/** Words and numbers are pieces of several letters or digits each, and words have vowels; noise falls into short ones. */
function isNoise(run: string): boolean {
	const pieces = run.match(/[A-Z]?[a-z]+|[A-Z]+|\d+/gu)?.length ?? 0;
	const each = run.length / pieces;
	if (pieces >= 4 && (each <= 2.5 || (each <= 3.5 && /\d/u.test(run)))) return true;
	if (run.length >= 16 && /[a-z]\d+[a-z]/iu.test(run.replace(/\d+x\d+/u, ''))) return true;
	return run.length >= 12 && /[bcdfghjklmnpqrstvwxz]{6}/iu.test(run);
}
