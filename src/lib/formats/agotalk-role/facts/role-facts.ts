import type { FoundSecret } from '../../../scan/secrets/scan-secrets';
import type { Problem, Tree } from '../../../source/tree';
import type { CommonFacts, Taken } from '../../format';
import type { ContainerFacts } from '../../container/facts';
import type { ContentFacts } from '../content-facts';
import type { ContractFile } from './contract-file';
import type { FrontMatter } from './front-matter';
import type { Layout, Root } from './layout';
import type { SimilarFiles } from './reference';
import type { TextFile } from './text-file';

export interface RoleMd extends TextFile {
	/** Null when there is no trustworthy text. */
	readonly frontMatter: FrontMatter | null;
}

/** `undetermined`: the contract can't be read, or its kind is neither. */
export type RolePath = 'A' | 'B' | 'C' | 'undetermined';

/** All that the rules of a role package judge. Gathered once; the rules are pure over it. */
export interface RoleFacts extends CommonFacts, ContainerFacts, ContentFacts {
	readonly tree: Tree;
	readonly problems: readonly Problem[];
	/** Where the package is. With `where.root` null there is none to judge beyond its container. */
	readonly where: Root;
	readonly layout: Layout;
	readonly similar: SimilarFiles;
	readonly roleMd: RoleMd;
	readonly contract: ContractFile;
	/** In all texts; before the deep check, in role.md and the contract. */
	readonly secrets: readonly FoundSecret[];
	readonly rolePath: RolePath;
	readonly library: readonly (string | Taken)[];
}
