import type { ListedFile } from '../worker/protocol';

/** Another text when the file is another, or has changed: only then is it read again. */
export const stampOf = ({ path, size, modified }: ListedFile): string =>
	`${path} ${size} ${modified ?? ''}`;
