import { packageOf, type PackageFile } from '../cases/package-files';
import { caseNamed, suite } from '../cases/suite';
import { OriginFolder } from './origin-folder';
import type { Workbench } from './workbench';

const { dir, files } = packageOf(suite, caseNamed('clean-b'));
export { files };

export const bytesOf = (some: readonly PackageFile[]): Record<string, string> =>
	Object.fromEntries(some.map(({ name, data }) => [name, Buffer.from(data).toString('latin1')]));

/** Its contract, and what that names as the entry. */
export const contract =
	files.find(({ name }) => name === 'agotalk.role.toml')?.data.toString() ?? '';
export const entry = /target = "(?<path>[^"]+)"/u.exec(contract)?.groups?.['path'] ?? '';

/** So many files that are in nobody's way. */
export const notes = (count: number): Record<string, string> =>
	Object.fromEntries(
		Array.from({ length: count }, (_, n): [string, string] => [
			`resources/part-${n % 7}/note-${n}.md`,
			`# Note ${n}\n\n${'A line of text.\n'.repeat(n % 200)}`
		])
	);

/** Drops a package by its handle and waits until it is followed. */
export async function follow(
	workbench: Workbench,
	more: Record<string, string> = {}
): Promise<OriginFolder> {
	await workbench.open();
	const folder = new OriginFolder(workbench.page, dir);
	await folder.write({ ...bytesOf(files), ...more });
	await folder.drop();
	await workbench.checked();
	await workbench.page.getByRole('checkbox', { name: 'Watching the folder' }).waitFor();
	return folder;
}
