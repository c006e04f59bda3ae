import { noNeeds, type Repairer } from './repairer';

/** Writes the path of the file that is meant: another case, an extension, relative instead of from the root. */
const correctReference: Repairer = {
	id: 'correct-reference',
	automatic: true,
	needs: noNeeds,
	changes({ texts }, [finding]) {
		const { path = null, span = null, params } = finding ?? {};
		const replacement = params?.replacement;
		const text = path === null ? undefined : texts.get(path);
		if (path === null || !span || typeof replacement !== 'string' || text === undefined)
			return null;
		// Text that was not UTF-8 would be written with its unreadable letters lost.
		if (text.includes('\uFFFD')) return null;
		return [{ kind: 'edit', path, span, text: replacement }];
	}
};

export const contentRepairs: readonly Repairer[] = [correctReference];
