import JSZip from 'jszip';
import { bytesSource } from '../../src/lib/archive/byte-source';
import { formatOf } from '../../src/lib/check/formats';
import type { CheckedPackage, CheckOptions } from '../../src/lib/check/plug-in';
import { skeleton } from '../../src/lib/formats/agotalk-role/skeleton/skeleton';
import { openArchive } from '../../src/lib/source/archive-tree';
import { folderTree } from '../../src/lib/source/folder-tree';
import type { Tree } from '../../src/lib/source/tree';

export type Files = ReadonlyMap<string, string>;

/** A launchable package that passes every rule. */
export function cleanFiles(): Map<string, string> {
	const files = skeleton({
		path: 'B',
		id: 'word-garden',
		title: 'Word Garden',
		description: 'Grows a word a day.',
		version: '0.1.0',
		minAppVersion: '0.1.57',
		addressBar: 'hidden',
		remembersProgress: 'false'
	});
	if (!files) throw new Error('the skeleton asks for more than this test gives');
	return new Map(files);
}

/** The same with faults of every level, in the contract, in role.md and in file names. */
export function brokenFiles(): Map<string, string> {
	const files = cleanFiles();
	const contract = files.get('agotalk.role.toml') ?? '';
	files.set(
		'agotalk.role.toml',
		contract
			.replace(/^target = .*$/mu, 'target = "contents/`<b>&\\"/index.html"')
			.replace(/^min_app_version = .*$/mu, '')
			.concat('\n[surprise]\nhello = 1\n')
	);
	files.set('.DS_Store', 'x');
	files.set('notes.txt', 'not asked for');
	files.set('skills/tool.sh', 'echo hi');
	return files;
}

export const folderOf = (files: Files, name = 'word-garden'): Tree =>
	folderTree(
		name,
		[...files].map(([path, text]) => ({ path, file: new Blob([text]) }))
	);

export async function zipOf(files: Files, name = 'word-garden'): Promise<Uint8Array> {
	const zip = new JSZip();
	const date = new Date(Date.UTC(2026, 0, 1));
	for (const [path, text] of files) zip.file(`${name}/${path}`, text, { date });
	return zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' });
}

export const openZip = (bytes: Uint8Array, name = 'word-garden-0.1.0.zip'): Promise<Tree> =>
	openArchive(name, bytesSource(bytes));

export async function check(tree: Tree, options?: CheckOptions): Promise<CheckedPackage> {
	return (await formatOf(tree)).check(tree, options);
}
