import type { Format } from '../format';
import { CONTRACT_PATH, parseContract } from './facts/contract-file';
import { gather } from './facts/gather';
import { contractId, contractVersion, stringAt } from './facts/contract-values';
import { imageWords } from './facts/image-words';
import { packageRoots } from './facts/layout';
import type { RoleFacts } from './facts/role-facts';
import { isRoleId } from './facts/role-id';
import { isOnlyScanned } from './only-scanned';
import { planScreenshots } from './repairs/add-screenshots';
import { reachedFrom } from './reached-from';
import { repairsFor } from './repairs/offer';
import { roleCodes, roleRules } from './rules/all';
import { verdicts } from './verdicts';

/** The Agotalk role package, creator guide v0.3. */
export const agotalkRole: Format<RoleFacts> = {
	id: 'agotalk-role',
	contract: 'agotalk-guide-0.3',
	codes: roleCodes,
	rules: roleRules,
	detect: (tree) => Promise.resolve(packageRoots(tree)),
	gather,
	isOnlyScanned,
	words: imageWords,
	verdicts,
	title: ({ contract, roleMd: { frontMatter } }) => {
		const front = frontMatter?.kind === 'mapping' ? frontMatter.data['title'] : null;
		return stringAt(contract.data, 'title') ?? (typeof front === 'string' ? front : null);
	},
	secrets: ({ secrets }) => secrets,
	reachedFrom,
	repairs: repairsFor,
	screenshots: planScreenshots,
	archiveName(directory, texts) {
		const text = texts.get(CONTRACT_PATH) ?? null;
		const version = text && contractVersion(parseContract({ state: 'ok', text, badAt: null }));
		return version ? `${directory}-${version}.zip` : `${directory}.zip`;
	},
	contents({ layout, where: { root, directory } }) {
		if (root === null) return null;
		const files = [...layout.existing].map(([path, { node }]) => [path, node] as const);
		return { files: new Map(files), directory };
	},
	subject({ contract, where: { directory }, rolePath }) {
		const named = directory !== null && isRoleId(directory) ? directory : null;
		return {
			id: named ?? contractId(contract),
			version: contractVersion(contract),
			path: rolePath === 'undetermined' ? null : rolePath
		};
	}
};
