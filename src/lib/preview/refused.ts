import type { Refusal } from '../../preview-origin/host/control';

/**
 * Why there is no preview at its own origin. `no-origin`: none is configured; `unreachable`: nothing answers there;
 * `busy`: another tab shows one; `no-service-worker`, `service-worker`: the browser refuses.
 */
export type RefusedWhy = Refusal | 'no-origin' | 'unreachable' | 'busy';

export class PreviewRefused extends Error {
	override readonly name = 'PreviewRefused';
	/** For the automation calls: `PREVIEW_BUSY`, `PREVIEW_UNREACHABLE` … */
	readonly code: string;
	constructor(
		readonly why: RefusedWhy,
		/** The browser's own words, where it gave any. */
		readonly detail = ''
	) {
		super(detail === '' ? why : `${why}: ${detail}`);
		this.code = `PREVIEW_${why.toUpperCase().replaceAll('-', '_')}`;
	}
}
