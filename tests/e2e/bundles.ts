import { gzipSync } from 'node:zlib';
import type { Entries } from '../bundle/memory-tree';
import { tarOf, zipOf } from '../bundle/pack';
import { richBundle } from '../bundle/rich-bundle';
import { rewrite } from '../bundle/small-bundle';
import { sharedData } from '../shared-data';
import { writeFolder, writeScratchFile } from './disk';
import type { Workbench } from './workbench';

export const shared = sharedData('bundles');

export const folderOf = (entries: Entries, dir = 'my-bundle'): string =>
	writeFolder(
		dir,
		[...entries].map(([name, { bytes }]) => ({ name, data: Buffer.from(bytes) }))
	);

/** Sound but for a token estimate in trace.json and a tier in manifest.json. */
export function faulty(): Entries {
	const entries = richBundle();
	rewrite('manifest.json', '"frontier"', '"Frontier"')(entries);
	rewrite('trace.json', '"approximate_tokens": 7', '"approximate_tokens": 8')(entries);
	return entries;
}

export const lineOf = (entries: Entries, path: string, text: string): number => {
	const [before = ''] = new TextDecoder().decode(entries.get(path)?.bytes).split(text);
	return before.split('\n').length;
};

export async function open(workbench: Workbench, path: string): Promise<void> {
	await workbench.open();
	await workbench.drop(path);
	await workbench.checked();
}

export const WAYS: Readonly<Record<string, (entries: Entries) => string>> = {
	'a folder': (entries) => folderOf(entries),
	'a tar.gz': (entries) => writeScratchFile('my-bundle.tar.gz', gzipSync(tarOf(entries))),
	'a tar': (entries) => writeScratchFile('my-bundle.tar', tarOf(entries)),
	'a zip': (entries) => writeScratchFile('my-bundle.zip', zipOf(entries)),
	'a zip, one directory down': (entries) => writeScratchFile('x.zip', zipOf(entries, 'my-bundle/')),
	'a folder, one directory down': (entries) =>
		folderOf(new Map([...entries].map(([path, entry]) => [`my-bundle/${path}`, entry])), 'outer')
};
