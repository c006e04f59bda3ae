import { agentComposeBundle } from '../formats/agent-compose-bundle/format';
import { agotalkRole } from '../formats/agotalk-role/format';
import type { Tree } from '../source/tree';
import { plugIn, type PackageFormat } from './plug-in';

const role = plugIn(agotalkRole);

/** In the order in which they are asked. */
const FORMATS: readonly PackageFormat[] = [plugIn(agentComposeBundle), role];

export interface Found {
	readonly format: PackageFormat;
	readonly root: string;
}

/** Every package in a tree, by directory. */
export async function findPackages(tree: Tree): Promise<Found[]> {
	const found: Found[] = [];
	for (const format of FORMATS) {
		for (const root of await format.detect(tree)) {
			if (!found.some((other) => other.root === root)) found.push({ format, root });
		}
	}
	return found;
}

/** Where nothing tells: what a role package would still need, in a report that says it is none. */
const unknown: PackageFormat = {
	id: 'unknown',
	codes: role.codes,
	detect: () => Promise.resolve([]),
	async check(tree, options) {
		const checked = await role.check(tree, options);
		const none = { format: 'unknown', id: null, version: null, path: null } as const;
		const subject = { ...checked.report.subject, ...none };
		return { ...checked, report: { ...checked.report, subject } };
	}
};

/** The format to judge a tree by: that of the package at `root`, or of the only one. */
export async function formatOf(tree: Tree, root?: string): Promise<PackageFormat> {
	const found = await findPackages(tree);
	const at = root === undefined ? found : found.filter((one) => one.root === root);
	const [only] = at;
	if (only === undefined) return found.length === 0 ? unknown : role;
	return at.every((one) => one.format === only.format) ? only.format : role;
}
