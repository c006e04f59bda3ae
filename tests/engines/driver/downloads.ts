import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Saved } from './engine';
import { until } from './program';

const UNFINISHED = /\.(?:part|crdownload|wkdownload|tmp)$/u;

/** Watches the folder into which a browser saves. */
export const downloadsIn = (folder: string) => ({
	async next(): Promise<Saved> {
		const before = new Set(readdirSync(folder));
		let size = -1;
		return until('a file in the downloads', async () => {
			const names = readdirSync(folder);
			const name = names.find((each) => !before.has(each) && !UNFINISHED.test(each));
			if (name === undefined || names.some((each) => UNFINISHED.test(each))) return null;
			const now = statSync(join(folder, name)).size;
			const grows = now !== size || now === 0;
			size = now;
			if (grows) return null;
			const bytes = readFileSync(join(folder, name));
			// Else the browser gives the next one another name.
			rmSync(join(folder, name));
			return { name, bytes };
		});
	}
});
