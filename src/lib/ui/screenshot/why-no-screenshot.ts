import { messageOf } from '$lib/message-of';
import type { Settings } from '../../state/settings.svelte';
import { RolecheckError } from '../../worker/error';
import { imageErrors } from '../strings/images';
import { noPicture, otherFailure } from '../strings/screenshot';
import { NoPicture } from './shared-picture';

/** Why no screenshot was taken, as a sentence that says what to do. */
export function whyNoScreenshot(error: unknown, t: Settings['t']): string {
	if (error instanceof NoPicture) return t(noPicture[error.why]);
	if (error instanceof RolecheckError && error.code === 'NO_IMAGES')
		return t(imageErrors.NO_IMAGES);
	return t(otherFailure, { why: messageOf(error) });
}
