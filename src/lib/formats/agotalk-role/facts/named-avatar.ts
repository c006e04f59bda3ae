import { imageTypeOfName } from '../../../scan/image-header';
import { resolve } from './reference';
import type { RoleFacts } from './role-facts';

/** The image that the retired key `avatar` names, where it could be placed at the root; null otherwise. */
export function namedAvatar({
	roleMd: { frontMatter },
	layout,
	similar
}: Pick<RoleFacts, 'roleMd' | 'layout' | 'similar'>): string | null {
	const value = frontMatter?.kind === 'mapping' ? frontMatter.data['avatar'] : null;
	if (typeof value !== 'string' || layout.existing.has('avatar.png')) return null;
	const found = resolve(value, layout, similar);
	const path = found.kind === 'file' ? found.path : null;
	return path !== null && layout.files.has(path) && imageTypeOfName(path) !== null ? path : null;
}
