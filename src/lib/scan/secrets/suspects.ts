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
	coverPasswords(text.replace(/[A-Za-z\d+=]{10,}/gu, (run) => (isNoise(run) ? covered(run) : run)));

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
