import { afterEach, describe, expect, it, vi } from 'vitest';
import { installedRoles } from '../../src/lib/source/installed-roles';
import { Library } from '../../src/lib/state/library.svelte';
import { MemoryFolder } from '../source/memory-folder';

function storage(kept: Record<string, string> = {}) {
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => kept[key] ?? null,
		setItem: (key: string, value: string) => void (kept[key] = value),
		removeItem: (key: string) => void Reflect.deleteProperty(kept, key)
	});
	return kept;
}

const started = (): Library => {
	const library = new Library();
	library.start();
	return library;
};

afterEach(() => vi.unstubAllGlobals());

describe('the roles that are installed', () => {
	it('are lines of ids and folders, kept for the next time, each once', () => {
		const kept = storage();
		const library = started();
		library.setText('b\r\n a/ ,a\nNot One');
		library.addFolder({ name: 'lib', ids: ['c'] });
		library.addFolder({ name: 'lib', ids: ['d'] });
		expect(library.unknown).toEqual(['Not One']);
		const taken = [{ id: 'd', by: 'lib/d', beside: false }, 'b', 'a'];
		expect(library.taken).toEqual(taken);
		expect(started().taken).toEqual(taken);
		library.clear();
		expect([library.taken, kept]).toEqual([[], {}]);
	});

	it.each(['', 'null', '[]', '{"text":1,"folders":[{"name":"x"},3]}', '{'])(
		'are none where this browser kept %j',
		(stored) => {
			storage({ 'rolecheck.library': stored });
			expect(started().taken).toEqual([]);
		}
	);

	it('are the directories of a folder that hold a role.md', async () => {
		const folder = new MemoryFolder('lib');
		for (const path of ['b/role.md', 'a/role.md', 'c/x.md', 'role.md', 'd/e/role.md'])
			folder.write(path, 'x');
		const files = Object.keys(folder.all).map((path) => ({ path, file: new Blob() }));
		const found = { name: 'lib', ids: ['a', 'b'] };
		expect(
			await installedRoles({ things: [{ kind: 'directory', handle: folder.handle }] })
		).toEqual(found);
		expect(await installedRoles({ things: [{ kind: 'files', name: 'lib', files }] })).toEqual(
			found
		);
		expect(await installedRoles({ refused: 'nothing' })).toBeNull();
	});
});
