import type { Tree } from '../../../source/tree';
import type { GatherOptions } from '../../format';
import type { ContentFacts, ContentScan, PreviewImage } from '../content-facts';
import { namesOf } from '../mentions';
import type { ContractFile } from './contract-file';
import { stringAt, valueAt } from './contract-values';
import { renamableImages } from './images';
import type { Layout } from './layout';
import { resolve, type SimilarFiles } from './reference';
import { tomlPath } from './toml-places';

/** The content scans, where the check is deep. */
export async function scanContent(
	tree: Tree,
	layout: Layout,
	contract: ContractFile,
	similar: SimilarFiles,
	previews: readonly PreviewImage[],
	{ deep, signal, harmless }: Pick<GatherOptions, 'deep' | 'signal' | 'harmless'>
): Promise<ContentScan | null> {
	if (!deep) return null;
	// Parsers of three languages: the contract verdict does not wait for them to load.
	const { gatherContent } = await import('../gather-content');
	const named = (...keys: readonly string[]): string | null => {
		const value = stringAt(contract.data, ...keys);
		const found = value === null ? null : resolve(value, layout, similar);
		return found?.kind === 'file' && layout.files.has(found.path) ? found.path : null;
	};
	const intro = new Set(['intro.html', named('preview', 'intro_html') ?? 'intro.html']);
	const images = renamableImages(layout, previews);
	const words = new Set(harmless?.words);
	const isLookedFor = images.every((path) => namesOf(path).every((name) => words.has(name)));
	return gatherContent({
		files: layout.files,
		entryTarget: named('entry', 'target'),
		introPaths: [...intro].filter((path) => layout.files.has(path)),
		images,
		read: ({ node }) => tree.read(node, signal ? { signal } : {}),
		readMany: (files) =>
			tree.readMany?.(
				files.map(({ node }) => node),
				signal
			) ?? null,
		/* Every text may name an image: with one that was not looked for, all of them are read. */
		harmless: isLookedFor ? harmless?.nodes : undefined,
		signal
	});
}

/** `[state].remembers_progress`, where it is a boolean. */
export function remembersProgress(contract: ContractFile): ContentFacts['remembersProgress'] {
	const keys = ['state', 'remembers_progress'];
	const value = valueAt(contract.data, ...keys);
	const span = contract.places.get(tomlPath(...keys))?.value;
	return typeof value === 'boolean' && span ? { value, span } : null;
}
