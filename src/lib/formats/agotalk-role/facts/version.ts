const NUMBER = '(?:0|[1-9]\\d*)';
const CORE = `${NUMBER}\\.${NUMBER}\\.${NUMBER}`;
const PRE = `(?:${NUMBER}|\\d*[A-Za-z-][0-9A-Za-z-]*)`;
const SEMVER = new RegExp(
	`^${CORE}(?:-${PRE}(?:\\.${PRE})*)?(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?$`,
	'u'
);
const PLAIN = new RegExp(`^${CORE}$`, 'u');

/** SemVer 2.0.0, no leading `v`, no spaces (semver.org). */
export const isSemVer = (text: string): boolean => text.length <= 256 && SEMVER.test(text);

/** Plain `x.y.z` (guide §4, §10). */
export const isPlainVersion = (text: string): boolean => text.length <= 256 && PLAIN.test(text);
