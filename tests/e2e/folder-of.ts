import { packageOf } from '../cases/package-files';
import { caseNamed, suite } from '../cases/suite';
import { writeFolder } from './disk';

/** A clean package with so many files in all. */
export const folderOf = (count: number): string => {
	const { dir, files } = packageOf(suite, caseNamed('clean-b'));
	const more = Array.from({ length: count - files.length }, (_, n) => ({
		name: `resources/part-${n % 7}/note-${n}.md`,
		data: Buffer.from(`# Note ${n}\n\n${'A line of text.\n'.repeat(n % 200)}`)
	}));
	return writeFolder(dir, [...files, ...more]);
};
