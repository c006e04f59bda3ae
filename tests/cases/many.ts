import { packageOf, type PackageFile } from './package-files';
import { caseNamed, suite } from './suite';

/** The package of a case under another role id: as many packages as a test needs. */
export function packageCalled(id: string, name = 'clean-b'): PackageFile[] {
	const { dir, files } = packageOf(suite, caseNamed(name));
	return files.map((file) =>
		/\.(?:md|toml|html|json)$/u.test(file.name)
			? { ...file, data: Buffer.from(Buffer.from(file.data).toString().replaceAll(dir, id)) }
			: file
	);
}
