import type { CodeSpec } from '../../contract/code';
import * as contentList from './rules/content-list';
import * as delivery from './rules/delivery';
import * as digests from './rules/digests';
import * as document from './rules/document-codes';
import * as limits from './rules/limits';
import * as profiles from './rules/profiles';
import * as promises from './rules/promises';
import * as providerOutcome from './rules/provider-outcome';
import * as providerReport from './rules/provider-report';
import * as providers from './rules/providers';
import * as repositories from './rules/repositories';
import * as repositoryList from './rules/repository-list';
import * as role from './rules/role';
import * as skills from './rules/skills';
import * as skillsTree from './rules/skills-tree';
import * as treeWalk from './rules/tree-walk';

const isCode = (value: unknown): value is CodeSpec =>
	typeof value === 'object' && value !== null && 'code' in value && 'messages' in value;

/** Every code of the format, rule file by rule file in the original's order; a rule file's codes are what it exports. */
export const bundleCodes: readonly CodeSpec[] = [
	treeWalk,
	document,
	role,
	contentList,
	delivery,
	profiles,
	repositoryList,
	repositories,
	skills,
	skillsTree,
	providerReport,
	providerOutcome,
	providers,
	limits,
	digests,
	promises
].flatMap((module) => Object.values(module).filter(isCode));
