import { describe, expect, it } from 'vitest';
import { gatherGrab, type Grab } from '../../src/lib/source/from-drop';
import { folderOf } from '../../src/lib/source/from-pickers';

const blob = (name: string) => ({ handle: null, entry: null, file: new File(['x'], name) });
const gather = (grab: Partial<Grab>) => gatherGrab({ items: [], text: '', ...grab }, {});

describe('what was dropped or pasted', () => {
	it.each([
		['', 'nothing'],
		['  \n', 'nothing'],
		['hello', 'text'],
		['https://example.org/a.zip', 'link'],
		['https://example.org/a.zip and more', 'text']
	])('%j is %s', async (text, refused) => expect(await gather({ text })).toEqual({ refused }));

	it('is a thing for each file, in order', async () => {
		const { things } = await gather({ items: [blob('a.zip'), blob('b')] });
		expect(things?.map((thing) => (thing.kind === 'blob' ? thing.name : ''))).toEqual([
			'a.zip',
			'b'
		]);
	});

	it('is refused where it is the files of a package without their folder', async () => {
		const items = [blob('role.md'), blob('avatar.png')];
		expect(await gather({ items })).toEqual({ refused: 'loose-files' });
	});

	it('is nothing where the browser gives no file for it', async () => {
		const items = [{ handle: null, entry: null, file: null }];
		expect(await gather({ items })).toEqual({ refused: 'nothing' });
	});
});

describe('a folder from the old picker', () => {
	it('is named by the first segment of its paths, which leaves them', () => {
		const file = Object.assign(new File(['x'], 'role.md'), {
			webkitRelativePath: 'words/in/role.md'
		});
		expect(folderOf([file])).toEqual({
			things: [{ kind: 'files', name: 'words', files: [{ path: 'in/role.md', file }] }]
		});
	});

	it('is nothing when it is empty', () => expect(folderOf([])).toEqual({ refused: 'nothing' }));
});
