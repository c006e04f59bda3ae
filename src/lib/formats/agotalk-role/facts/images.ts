import type { Span } from '../../../contract/finding';
import { IMAGE_HEAD_BYTES, readImageHead, type ImageHead } from '../../../scan/image-header';
import { ReadError, type Tree } from '../../../source/tree';
import { isAvatarCandidate, type PreviewImage } from '../content-facts';
import type { ContractFile } from './contract-file';
import { valueAt } from './contract-values';
import type { Layout } from './layout';
import { resolve, type SimilarFiles } from './reference';
import { tomlPath } from './toml-places';

/** Images that `[preview]` names and the package holds, in the order of the contract. */
export function previewImages(
	contract: ContractFile,
	layout: Layout,
	similar: SimilarFiles
): PreviewImage[] {
	const found: PreviewImage[] = [];
	const add = (value: unknown, key: string, keys: readonly (string | number)[]): void => {
		if (typeof value !== 'string') return;
		const resolved = resolve(value, layout, similar);
		if (resolved.kind !== 'file' || !layout.existing.has(resolved.path)) return;
		const span: Span = contract.places.get(tomlPath(...keys))?.value ?? { start: 0, end: 0 };
		found.push({ path: resolved.path, key, span });
	};
	const cover = ['preview', 'cover_image'];
	add(valueAt(contract.data, ...cover), 'preview.cover_image', cover);
	const shots = valueAt(contract.data, 'preview', 'screenshots');
	if (Array.isArray(shots)) {
		shots.forEach((shot, index) =>
			add(shot, 'preview.screenshots', ['preview', 'screenshots', index])
		);
	}
	return found;
}

/** Images that a repair may give another name: what else names them would then name nothing. */
export const renamableImages = (layout: Layout, previews: readonly PreviewImage[]): string[] => [
	...new Set(previews.map(({ path }) => path)),
	...[...layout.files.keys()].filter(isAvatarCandidate)
];

/** Heads of the images that rules speak of. One that can't be read is left out: its container names it. */
export async function imageHeads(
	tree: Tree,
	layout: Layout,
	previews: readonly PreviewImage[],
	named: readonly string[],
	signal: AbortSignal | undefined
): Promise<Map<string, ImageHead | null>> {
	const paths = new Set([...named, ...previews.map((image) => image.path)]);
	for (const path of layout.files.keys()) if (isAvatarCandidate(path)) paths.add(path);
	const heads = new Map<string, ImageHead | null>();
	for (const path of paths) {
		const file = layout.existing.get(path);
		if (!file) continue;
		try {
			const bytes = await tree.read(file.node, {
				limit: IMAGE_HEAD_BYTES,
				...(signal && { signal })
			});
			heads.set(path, readImageHead(bytes));
		} catch (error) {
			if (!(error instanceof ReadError)) throw error;
		}
	}
	return heads;
}
