import type { FindingOptions } from '../../../../contract/code';
import type { FixRef } from '../../../../contract/finding';
import type { Similar } from '../../facts/reference';

/** The hint and the fact that go with a reference that names no file but nearly does. */
export const similarOptions = (similar: Similar | null): FindingOptions =>
	similar ? { hint: similar.how, more: { similar: similar.path } } : {};

/** Writes the existing file's path into a key of the contract. */
export const existingFix = (key: string): FixRef => ({
	id: 'use-existing-path',
	at: key,
	needs: []
});
