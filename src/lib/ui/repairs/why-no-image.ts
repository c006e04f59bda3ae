import { messageOf } from '$lib/message-of';
import type { Text } from '../../contract/language';
import type { Settings } from '../../state/settings.svelte';
import { RolecheckError } from '../../worker/error';
import { imageErrors, otherImageError } from '../strings/images';

const known: Readonly<Record<string, Text>> = imageErrors;

/** Why an image could not be made, as a sentence that names the file. */
export function whyNoImage(error: unknown, path: string, t: Settings['t']): string {
	const sentence = error instanceof RolecheckError ? known[error.code] : undefined;
	if (sentence) return t(sentence, { path });
	return t(otherImageError, { path, why: messageOf(error) });
}
