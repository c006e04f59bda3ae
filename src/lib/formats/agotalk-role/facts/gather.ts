import type { Problem, Tree } from '../../../source/tree';
import type { GatherOptions } from '../../format';
import { earlySecrets } from './early-secrets';
import { remembersProgress, scanContent } from './content';
import { CONTRACT_PATH, parseContract } from './contract-file';
import { rolePath, stringAt } from './contract-values';
import { readFrontMatter } from './front-matter';
import { imageHeads, previewImages } from './images';
import { fileLinks } from './links';
import { findRoot, layOut, type Layout } from './layout';
import { namedAvatar } from './named-avatar';
import { readText, type Reading } from './read-text';
import { resolve, SimilarFiles } from './reference';
import type { RoleFacts, RoleMd } from './role-facts';
import type { TextFile } from './text-file';

const NOTHING: Layout = {
	files: new Map(),
	existing: new Map(),
	odd: new Set(),
	directories: new Set()
};

function roleMdOf(file: TextFile): RoleMd {
	return { ...file, frontMatter: file.text === null ? null : readFrontMatter(file.text) };
}

/** Problems that both listing and reading named are said once. */
function distinct(problems: readonly Problem[]): Problem[] {
	const seen = new Set<string>();
	return problems.filter((problem) => {
		/* Two of the archive as a whole differ by where they are; reading an entry may name another byte of it. */
		const at = problem.node === null ? problem.offset : null;
		const key = JSON.stringify([problem.kind, problem.reason, problem.name, problem.node, at]);
		return !seen.has(key) && Boolean(seen.add(key));
	});
}

/** The facts of the role package in a tree. Awaits, decodes and parses; everything after it is pure. */
export async function gather(tree: Tree, options: GatherOptions): Promise<RoleFacts> {
	const { signal } = options;
	const where = findRoot(tree, options.root);
	const layout = where.root === null ? NOTHING : layOut(tree, where.root);
	const reading: Reading = { tree, layout, problems: [...tree.problems], skipped: [], signal };
	const roleMd = roleMdOf(await readText(reading, 'role.md'));
	const contractText = await readText(reading, CONTRACT_PATH);
	const contract = parseContract(contractText);
	const similar = new SimilarFiles(layout.existing);
	const target = stringAt(contract.data, 'entry', 'target');
	const resolved = target === null ? null : resolve(target, layout, similar);
	const previews = previewImages(contract, layout, similar);
	const content = await scanContent(tree, layout, contract, similar, previews, options);
	const avatar = namedAvatar({ roleMd, layout, similar });
	const texts = new Map<string, string>(content?.texts);
	if (roleMd.text !== null) texts.set('role.md', roleMd.text);
	if (contractText.text !== null) texts.set(CONTRACT_PATH, contractText.text);
	const own = [...texts].map(([path, text]) => ({ path, text }));
	return {
		tree,
		secrets: content?.secrets ?? (await earlySecrets(own)),
		files: layout.files,
		directories: layout.directories,
		entryTarget: resolved?.kind === 'file' ? resolved.path : null,
		previewImages: previews,
		remembersProgress: remembersProgress(contract),
		content,
		images: await imageHeads(tree, layout, previews, avatar === null ? [] : [avatar], signal),
		root: where.root ?? '',
		where,
		layout,
		similar,
		roleMd,
		contract,
		rolePath: where.root === null ? 'undetermined' : rolePath(contract),
		library: options.library,
		problems: distinct(reading.problems),
		links: await fileLinks(tree, where.root, layout),
		texts,
		textScanned: content?.textScanned ?? (roleMd.text === null ? 0 : 1),
		skipped: [...reading.skipped, ...(content?.skipped ?? [])]
	};
}
