import type { Change } from '../../repack/change';
import type { Fit } from '../../repack/image/fit';
import type { ImageRecipe } from '../../repack/image/recipe';
import { AVATAR_SIZE, IMAGE_BYTES_LIMIT, isAvatarCandidate, PREVIEW_SIZE } from './content-facts';
import type { RoleFacts } from './facts/role-facts';
import { CONTRACT_PATH } from './facts/contract-file';
import { quotedLike } from './repairs/toml-edit';

export const AVATAR_PATH = 'avatar.png';

type Facts = Pick<RoleFacts, 'files' | 'previewImages' | 'content' | 'contract'>;

const stem = (path: string): string => path.replace(/\.[^./]*$/u, '');

/** Where a converted image goes: the avatar to its one place, others to their own path as `.png`. Null: all are taken. */
export function pngPath(
	{ files, previewImages }: Pick<Facts, 'files' | 'previewImages'>,
	path: string
): string | null {
	if (isAvatarCandidate(path)) return AVATAR_PATH;
	const plain = `${stem(path)}.png`;
	if (plain === path) return path;
	const isTaken = (to: string): boolean => files.has(to);
	// Of `a.jpg` and `a.gif` neither may take the other's name.
	const shared = previewImages.some(
		(other) => other.path !== path && stem(other.path) === stem(path)
	);
	if (!shared && !isTaken(plain)) return plain;
	const other = `${stem(path)}-${path.slice(path.lastIndexOf('.') + 1).toLowerCase()}.png`;
	return isTaken(other) ? null : other;
}

export const avatarRecipe = (node: number, fit: Fit): ImageRecipe => ({
	node,
	fit,
	size: AVATAR_SIZE,
	limit: IMAGE_BYTES_LIMIT
});

export const previewRecipe = (node: number, fit: Fit): ImageRecipe => ({
	node,
	fit,
	size: PREVIEW_SIZE,
	limit: IMAGE_BYTES_LIMIT
});

/**
 * Puts a converted image in the place of the one it is made of, and corrects what the contract calls it. The old one
 * stays where another text names it, or may. Null: there is no name for it.
 */
export function imageChanges(
	facts: Facts,
	path: string,
	recipe: ImageRecipe
): readonly Change[] | null {
	const { files, previewImages, content, contract } = facts;
	const to = pngPath(facts, path);
	const old = files.get(path);
	if (to === null || !old || (to !== path && files.has(to))) return null;
	const stays = to !== path && (content?.mentioned.has(path) ?? true);
	const renamed = to === path ? [] : previewImages.filter((image) => image.path === path);
	return [
		...(stays ? [] : [{ kind: 'drop', node: old.node } as const]),
		{ kind: 'image', to, recipe },
		...renamed.map(({ span }): Change => ({
			kind: 'edit',
			path: CONTRACT_PATH,
			span,
			text: quotedLike(contract.text.slice(span.start, span.end), to)
		}))
	];
}
