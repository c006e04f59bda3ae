/* Whatever the bytes: a tree or problems, never an exception, never without an end. */
import fc from 'fast-check';
import { describe, it, expect } from 'vitest';
import { anyArchive, changed, gzips, tars, zips } from '../arbitraries/archives';
import { openAll } from './read-all';
import { survives } from './survives';

describe('an archive of any bytes', () => {
	const starts = [
		[0x50, 0x4b, 3, 4],
		[0x50, 0x4b, 5, 6],
		[0x1f, 0x8b, 8, 0]
	];
	it('any bytes, with a signature and without', async () => {
		await fc.assert(fc.asyncProperty(anyArchive(starts), survives), { numRuns: 600 });
	});
	it('a good archive with changes', async () => {
		await fc.assert(fc.asyncProperty(changed([...zips, ...tars, ...gzips]), survives), {
			numRuns: 1500
		});
	});
	it('a zip that is reported clean reads the same through a changed copy only if nothing was changed', async () => {
		const [, seed = new Uint8Array(0)] = zips;
		await fc.assert(
			fc.asyncProperty(
				fc.nat(seed.length - 1),
				fc.integer({ min: 1, max: 255 }),
				async (at, by) => {
					const changed = seed.map((byte, i) => (i === at ? byte ^ by : byte));
					const { tree, words } = await openAll('x.zip', changed);
					if (words.length > 0) return;
					const { tree: original } = await openAll('x.zip', seed);
					for (const node of original.nodes.keys())
						expect(await tree.read(node)).toEqual(await original.read(node));
				}
			),
			{ numRuns: 1000 }
		);
	});
});
