import { isRoleId } from '../facts/role-id';
import { isPlainVersion, isSemVer } from '../facts/version';

/** What somebody who starts a package has to say. Nothing is guessed: an empty answer stays empty. */
export interface NewRole {
	readonly path: 'A' | 'B' | 'C';
	readonly id: string;
	readonly title: string;
	readonly description: string;
	readonly version: string;
	/** Empty: left out. */
	readonly minAppVersion: string;
	readonly addressBar: 'visible' | 'hidden' | '';
	readonly remembersProgress: 'true' | 'false' | '';
}

export type NewRoleField = Exclude<keyof NewRole, 'path'>;

/** One line of text: neither YAML nor a title has room for control characters. */
const filled = (text: string): boolean => text.trim() !== '' && !/\p{Cc}/u.test(text);

/** The questions of a path, in the order in which they are asked. */
export const FIELDS_OF: Readonly<Record<NewRole['path'], readonly NewRoleField[]>> = {
	A: ['id', 'title', 'description'],
	B: ['id', 'title', 'description', 'version', 'minAppVersion', 'addressBar', 'remembersProgress'],
	C: ['id', 'title', 'description', 'version', 'minAppVersion', 'remembersProgress']
};

const ACCEPTS: Readonly<Record<NewRoleField, (answer: string) => boolean>> = {
	id: isRoleId,
	title: filled,
	description: filled,
	version: isSemVer,
	minAppVersion: (answer) => answer === '' || isPlainVersion(answer),
	addressBar: (answer) => answer === 'visible' || answer === 'hidden',
	remembersProgress: (answer) => answer === 'true' || answer === 'false'
};

/** The questions whose answers are still missing or not acceptable. */
export const unanswered = (role: NewRole): NewRoleField[] =>
	FIELDS_OF[role.path].filter((field) => !ACCEPTS[field](role[field]));
