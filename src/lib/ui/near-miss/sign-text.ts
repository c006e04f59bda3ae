import type { Text } from '../../contract/language';
import type { Sign } from '../../check/near-miss';
import { nearMiss as words } from '../strings/near-miss';

/** A sign's sentence and what it names. */
export function signText(sign: Sign): { text: Text; params: Readonly<Record<string, string>> } {
	switch (sign.kind) {
		case 'empty':
			return { text: words.signs.empty, params: {} };
		case 'other-manifest':
			return sign.format === null
				? { text: words.signs['no-format'], params: { path: sign.path } }
				: { text: words.signs['other-manifest'], params: { path: sign.path, format: sign.format } };
		case 'foreign-manifest':
			return { text: words.signs[sign.of], params: { path: sign.path } };
		case 'project':
			return { text: words.projects[sign.of], params: { path: sign.path } };
		default: {
			const { kind, ...params } = sign;
			return { text: words.signs[kind], params };
		}
	}
}
