import type { Change } from '../../repack/change';
import { isAvatarCandidate } from './content-facts';
import type { RoleFacts } from './facts/role-facts';
import { tomlString } from './repairs/toml-edit';

/** Where a converted image goes: the avatar to its one place, others to their own path as `.png`. */
export const pngPath = (path: string): string =>
	isAvatarCandidate(path) ? 'avatar.png' : `${path.replace(/\.[^./]*$/u, '')}.png`;

/**
 * Puts a converted image in the place of the one it was made of, and corrects what the contract calls it.
 * Null: another file already has that name.
 */
export function imageChanges(
	{ files, previewImages }: Pick<RoleFacts, 'files' | 'previewImages'>,
	path: string,
	png: Uint8Array
): readonly Change[] | null {
	const to = pngPath(path);
	const old = files.get(path);
	if (to !== path && files.has(to)) return null;
	const renamed = to === path ? [] : previewImages.filter((image) => image.path === path);
	return [
		...(old ? [{ kind: 'drop', node: old.node } as const] : []),
		{ kind: 'create', path: to, bytes: png },
		...renamed.map(({ span }): Change => ({
			kind: 'edit',
			path: 'agotalk.role.toml',
			span,
			text: tomlString(to)
		}))
	];
}
