const ROLE_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;

/** Lower-case `a-z0-9` words joined by single hyphens (guide §2). */
export const isRoleId = (name: string): boolean => ROLE_ID.test(name);

/** The nearest role id to a name, to be offered and never taken unasked; null if nothing is left of it. */
export function suggestRoleId(name: string): string | null {
	const words = name
		.normalize('NFKD')
		.replace(/([a-z0-9])([A-Z])/gu, '$1-$2')
		.toLowerCase()
		.match(/[a-z0-9]+/gu);
	return words ? words.join('-') : null;
}
