import { expect, it } from 'vitest';
import { previousZip, zippable } from '../../src/lib/ui/repairs/previous-zip';
import { unzip } from '../unzip';

it('the previous files go into a zip, leftovers of a system do not', async () => {
	const files = new Map(
		['contents/.DS_Store', 'x/role.md'].map((path) => [path, new Blob([path])])
	);
	const zip = await previousZip(zippable(files));
	const entries = await unzip(new Uint8Array(await zip.arrayBuffer()));
	expect([...entries].map(([path, bytes]) => [path, new TextDecoder().decode(bytes)])).toEqual([
		['x/role.md', 'x/role.md']
	]);
});
