import type { CodeSpec } from '../../../contract/code';
import type { Rule } from '../../../contract/rule';
import { containerRules } from '../../container/rules';
import type { RoleFacts } from '../facts/role-facts';
import { avatar, GUIDE_AVATAR } from './content/avatar';
import { emptyDirectory, GUIDE_EMPTY_DIRECTORY } from './content/empty-directory';
import { GUIDE_INTRO_NOT_STATIC, introNotStatic } from './content/intro-not-static';
import { GUIDE_NETWORK_AT_LAUNCH, networkAtLaunch } from './content/network-at-launch';
import { GUIDE_PREVIEW_IMAGE, previewImage } from './content/preview-image';
import { GUIDE_RESOURCE_MISSING, resourceMissing } from './content/resource-missing';
import { GUIDE_SECRET, secret } from './content/secret';
import { GUIDE_SKILLS_NOT_MARKDOWN, skillsNotMarkdown } from './content/skills-not-markdown';
import { GUIDE_STATE, state } from './content/state';
import { GUIDE_TOOLCHAIN_SHIPPED, toolchainShipped } from './content/toolchain-shipped';
import * as entryCodes from './contract/entry-codes';
import { entryRule } from './contract/entry';
import * as fieldCodes from './contract/field-codes';
import { fieldsRule } from './contract/fields';
import { localesRule } from './contract/locales';
import { GUIDE_MIN_APP_VERSION_MISSING, minAppVersionRule } from './contract/min-app-version';
import * as previewCodes from './contract/preview-codes';
import { previewRule } from './contract/preview';
import {
	contractSyntaxRule,
	ROLE_CONTRACT_INVALID,
	ROLE_CONTRACT_MISSING,
	ROLE_KIND_NOT_LAUNCHABLE
} from './contract/syntax';
import { GUIDE_CONTRACT_UNKNOWN_KEY, unknownKeysRule } from './contract/unknown-keys';
import { ARCHIVE_FILE_NOT_READ, fileNotReadRule } from './layout/file-not-read';
import { importDuplicateRule, ROLE_IMPORT_DUPLICATE } from './layout/import-duplicate';
import { GUIDE_ROLE_ID_FORMAT, roleIdFormatRule } from './layout/role-id-format';
import {
	GUIDE_SECOND_MANIFEST,
	GUIDE_UNKNOWN_TOP_LEVEL,
	rootEntriesRule
} from './layout/root-entries';
import { ROLE_IMPORT_ZIP_TOP_LEVEL_INVALID, topLevelRule } from './layout/top-level';
import { GUIDE_ZIP_NAME, zipNameRule } from './layout/zip-name';
import {
	bodyAndKeysRule,
	GUIDE_ROLE_MD_BODY_EMPTY,
	GUIDE_ROLE_MD_ID_IGNORED,
	GUIDE_ROLE_MD_UNKNOWN_KEY
} from './role-md/body-and-keys';
import { frontMatterRule, GUIDE_ROLE_MD_FRONT_MATTER } from './role-md/front-matter';
import { legacyAvatarRule, ROLE_PACKAGE_LEGACY_AVATAR_FIELD } from './role-md/legacy-avatar';
import {
	ROLE_BEHAVIOR_FILE_MISSING,
	ROLE_IMPORT_ROLE_MD_MISSING,
	roleMdMissingRule
} from './role-md/missing';
import { GUIDE_TEXT_ENCODING, textEncodingRule } from './role-md/text-encoding';
import {
	GUIDE_ROLE_MD_DESCRIPTION,
	GUIDE_ROLE_MD_TITLE,
	titleDescriptionRule
} from './role-md/title-description';

/** Every rule of the role package, in the order of the catalogue. */
export const roleRules: readonly Rule<RoleFacts>[] = [
	...containerRules,
	topLevelRule,
	roleIdFormatRule,
	zipNameRule,
	importDuplicateRule,
	fileNotReadRule,
	rootEntriesRule,
	roleMdMissingRule,
	legacyAvatarRule,
	frontMatterRule,
	titleDescriptionRule,
	bodyAndKeysRule,
	textEncodingRule,
	contractSyntaxRule,
	fieldsRule,
	entryRule,
	previewRule,
	localesRule,
	unknownKeysRule,
	minAppVersionRule,
	skillsNotMarkdown,
	introNotStatic,
	networkAtLaunch,
	resourceMissing,
	toolchainShipped,
	secret,
	avatar,
	previewImage,
	state,
	emptyDirectory
];

/** Every code that those rules and the verdicts name, in the order of the catalogue. */
export const roleCodes: readonly CodeSpec[] = [
	ROLE_IMPORT_ZIP_TOP_LEVEL_INVALID,
	GUIDE_ROLE_ID_FORMAT,
	GUIDE_ZIP_NAME,
	ROLE_IMPORT_DUPLICATE,
	ARCHIVE_FILE_NOT_READ,
	GUIDE_UNKNOWN_TOP_LEVEL,
	GUIDE_SECOND_MANIFEST,
	ROLE_IMPORT_ROLE_MD_MISSING,
	ROLE_BEHAVIOR_FILE_MISSING,
	ROLE_PACKAGE_LEGACY_AVATAR_FIELD,
	GUIDE_ROLE_MD_FRONT_MATTER,
	GUIDE_ROLE_MD_TITLE,
	GUIDE_ROLE_MD_DESCRIPTION,
	GUIDE_ROLE_MD_BODY_EMPTY,
	GUIDE_ROLE_MD_ID_IGNORED,
	GUIDE_ROLE_MD_UNKNOWN_KEY,
	GUIDE_TEXT_ENCODING,
	ROLE_CONTRACT_MISSING,
	ROLE_CONTRACT_INVALID,
	...Object.values(fieldCodes),
	...Object.values(entryCodes).filter((value) => 'code' in value),
	...Object.values(previewCodes),
	ROLE_KIND_NOT_LAUNCHABLE,
	GUIDE_CONTRACT_UNKNOWN_KEY,
	GUIDE_MIN_APP_VERSION_MISSING,
	GUIDE_SKILLS_NOT_MARKDOWN,
	GUIDE_INTRO_NOT_STATIC,
	GUIDE_NETWORK_AT_LAUNCH,
	GUIDE_RESOURCE_MISSING,
	GUIDE_TOOLCHAIN_SHIPPED,
	GUIDE_SECRET,
	GUIDE_AVATAR,
	GUIDE_PREVIEW_IMAGE,
	GUIDE_STATE,
	GUIDE_EMPTY_DIRECTORY
];
