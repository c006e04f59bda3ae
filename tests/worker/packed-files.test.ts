import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packFiles, unpackFiles } from '../../src/lib/worker/packed-files';

it('gives every file as it was, whatever its name', () => {
	const listed = fc.record(
		{
			path: fc.string({ unit: 'binary' }),
			kind: fc.constantFrom('file', 'directory', 'symlink', 'other'),
			size: fc.nat({ max: 2 ** 31 - 1 }).map((size) => size * 2 ** 20),
			modified: fc.nat()
		},
		{ requiredKeys: ['path', 'kind', 'size'] }
	);
	fc.assert(
		fc.property(fc.array(listed), (list) => {
			const files = list.map((file, node) => ({ ...file, node }));
			expect(unpackFiles(structuredClone(packFiles(files)))).toEqual(files);
		})
	);
});
