import { defineCode } from '../../contract/code';
import { text } from '../../contract/language';
import { compareText } from '../../contract/order';
import type { Rule } from '../../contract/rule';
import type { ContainerFacts } from './facts';
import { fold } from './fold';
import { inside } from './inside';

export const GUIDE_NAME_COLLISION = defineCode({
	code: 'GUIDE_NAME_COLLISION',
	level: 'warning',
	stage: 'guide',
	basis: 'assumption',
	section: null,
	title: text('Names differ by more than case', '名称不能只有大小写之别'),
	messages: {
		case: text(
			'{path} and {other} differ in upper and lower case only',
			'{path} 与 {other} 只有大小写不同'
		),
		unicode: text(
			'{path} and {other} are one name written with different characters',
			'{path} 与 {other} 是同一名称的不同字符写法'
		)
	},
	why: text(
		'On Windows and macOS the two are one file: the second overwrites the first.',
		'在 Windows 和 macOS 上二者是同一个文件：后者会覆盖前者。'
	),
	todo: text('Rename one of the two.', '重命名其中一个。'),
	examples: {
		fails: { path: 'words-john-0.1.0.zip', text: 'contents/App.js\ncontents/app.js' },
		passes: { path: 'words-john-0.1.0.zip', text: 'contents/app.js\ncontents/main.js' }
	}
});

/** Where two paths part: the first segments that differ as written, and the paths up to them. */
function parting(a: string, b: string): { first: string; second: string } | null {
	const [as, bs] = [a.split('/'), b.split('/')];
	const at = as.findIndex((segment, i) => segment !== bs[i]);
	const [one, other] = [as[at], bs[at]];
	if (one === undefined || other === undefined || fold(one) !== fold(other)) return null;
	return { first: as.slice(0, at + 1).join('/'), second: bs.slice(0, at + 1).join('/') };
}

const parentOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('/'), 0));

/**
 * Whether any two paths, or directories of them, fold to one: for most packages that is the end of it. One of the two
 * folds to something else than itself, and most names are lower-case ASCII.
 */
function hasCollision(paths: readonly string[]): boolean {
	const directories = new Set<string>();
	const folding: string[] = [];
	for (const path of paths) {
		if (!mayFold(path)) {
			/* Neither do the directories it lies in. */
			directories.add(parentOf(path));
			continue;
		}
		folding.push(path);
		for (let up = parentOf(path); up !== '' && !directories.has(up); up = parentOf(up)) {
			directories.add(up);
			folding.push(up);
		}
	}
	if (folding.length === 0) return false;
	for (const directory of [...directories])
		for (let up = parentOf(directory); up !== '' && !directories.has(up); up = parentOf(up))
			directories.add(up);
	const plain = new Set(paths);
	const byKey = new Map<string, string>();
	for (const path of folding) {
		const key = fold(path);
		const other = byKey.get(key) ?? path;
		if (other !== path || (key !== path && (plain.has(key) || directories.has(key)))) return true;
		byKey.set(key, path);
	}
	return false;
}

const mayFold = (path: string): boolean => /[^\0-@[-\x7f]/u.test(path);

/** Sorted by key, paths that share a folded parent stand together: neighbours are enough to see every collision. */
export const nameCollisionRule: Rule<ContainerFacts> = {
	name: 'name-collision',
	*check({ tree, root }) {
		const safe = tree.nodes.filter((node) => node.safe);
		if (!hasCollision(safe.map(({ path }) => path))) return;
		const paths = safe
			.map(({ path }) => ({ path, key: fold(path).replaceAll('/', '\0') }))
			.sort((a, b) => compareText(a.key, b.key) || compareText(a.path, b.path));
		const seen = new Set<string>();
		for (let i = 1; i < paths.length; i++) {
			const [a, b] = [paths[i - 1], paths[i]];
			if (!a || !b || a.path === b.path) continue;
			if (a.path === b.path.slice(0, a.path.length)) continue;
			const parted = parting(a.path, b.path);
			if (!parted) continue;
			const pair = [parted.first, parted.second].sort(compareText);
			const [other = '', later = ''] = pair.map((path) => inside(path, root));
			if (seen.has(later)) continue;
			seen.add(later);
			const same = later.normalize('NFC') === other.normalize('NFC');
			const lower = later.toLowerCase() === other.toLowerCase();
			const reason = same || !lower ? 'unicode' : 'case';
			yield GUIDE_NAME_COLLISION.find(reason, { path: later, other }, { path: later });
		}
	}
};
