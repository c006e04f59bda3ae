import type { Text } from '../../contract/language';
import type { RolecheckError } from '../../worker/error';
import { failed } from '../strings/failed';

/** Whose fault it is, in a title, and what to do, in a sentence: by the code, else by the blame. */
export function failureWords({ blame, code }: Pick<RolecheckError, 'blame' | 'code'>): {
	readonly title: Text;
	readonly body: Text;
} {
	const titles: Readonly<Record<string, Text>> = failed.titles;
	const bodies: Readonly<Record<string, Text>> = failed.codes;
	return { title: titles[code] ?? failed[blame].title, body: bodies[code] ?? failed[blame].body };
}
