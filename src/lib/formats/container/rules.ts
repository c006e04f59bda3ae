import type { CodeSpec } from '../../contract/code';
import type { Rule } from '../../contract/rule';
import { ARCHIVE_AMBIGUOUS, ambiguousRule } from './ambiguous';
import { entryRule } from './entry';
import { ROLE_IMPORT_ZIP_ENTRY_INVALID } from './entry-code';
import type { ContainerFacts } from './facts';
import { GUIDE_JUNK_FILE, junkFileRule } from './junk-file';
import { GUIDE_NAME_COLLISION, nameCollisionRule } from './name-collision';
import { GUIDE_NAME_NOT_PORTABLE, nameNotPortableRule } from './name-not-portable';
import { ARCHIVE_UNREADABLE, unreadableRule } from './unreadable';

/** What is judged of every archive and folder, whatever package it holds. */
export const containerRules: readonly Rule<ContainerFacts>[] = [
	unreadableRule,
	ambiguousRule,
	entryRule,
	junkFileRule,
	nameCollisionRule,
	nameNotPortableRule
];

export const containerCodes: readonly CodeSpec[] = [
	ARCHIVE_UNREADABLE,
	ARCHIVE_AMBIGUOUS,
	ROLE_IMPORT_ZIP_ENTRY_INVALID,
	GUIDE_JUNK_FILE,
	GUIDE_NAME_COLLISION,
	GUIDE_NAME_NOT_PORTABLE
];
