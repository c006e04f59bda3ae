/* A folder of packages: whether a folder is one, and what stands in it. */
import { CONTRACT_PATH } from '../formats/agotalk-role/facts/contract-file';
import { junkOf } from '../formats/container/junk';
import { compareText } from '../contract/order';
import { ARCHIVE_NAME } from '../source/archive-name';
import type { FolderItem } from '../source/folder-tree';
import { reasonOf } from '../source/reason-of';
import type { Dropped } from '../worker/protocol';

/** What lies directly in a folder. */
interface Child {
	readonly name: string;
	/** To be opened alone. */
	thing(): Promise<Dropped>;
	/** Whether a file of that name lies directly in it; null: it is a file itself. */
	readonly has: ((name: string) => Promise<boolean>) | null;
}

/** A directory is a package where it holds one of these, or all of those. */
const ROLE = ['role.md', CONTRACT_PATH];
const BUNDLE = ['manifest.json', 'trace.json'];
const PAGE = /\.x?html?$/iu;
/** Directories looked into at once. */
const AT_ONCE = 32;

/**
 * The directories and archives in a folder of packages, by name; null: the folder is none. It is one where it is no
 * package and no web page itself, and where at least two of the directories and archives directly in it, and no fewer
 * than half of them, are packages or archives.
 */
export async function split(folder: Dropped): Promise<readonly Dropped[] | null> {
	if (folder.kind === 'blob') return null;
	const children =
		folder.kind === 'files'
			? childrenOf(folder.files)
			: // What cannot be listed is said by whoever opens it.
				await childrenIn(folder.handle).catch(() => []);
	const files = new Set(children.filter(({ has }) => has === null).map(({ name }) => name));
	const isOne =
		ROLE.some((name) => files.has(name)) ||
		BUNDLE.every((name) => files.has(name)) ||
		[...files].some((name) => PAGE.test(name));
	if (isOne) return null;
	const counted = children.filter(({ name, has }) => has !== null || ARCHIVE_NAME.test(name));
	const packages = (await inTurns(counted, isPackage)).filter(Boolean).length;
	if (packages < 2 || packages * 2 < counted.length) return null;
	const sorted = counted.toSorted((a, b) => compareText(a.name, b.name));
	return inTurns(sorted, (child) => child.thing());
}

async function isPackage({ has }: Child): Promise<boolean> {
	if (has === null) return true;
	for (const name of ROLE) if (await has(name)) return true;
	for (const name of BUNDLE) if (!(await has(name))) return false;
	return true;
}

async function inTurns<One, Made>(
	all: readonly One[],
	make: (one: One) => Promise<Made>
): Promise<Made[]> {
	const made: Made[] = [];
	for (let at = 0; at < all.length; at += AT_ONCE)
		made.push(...(await Promise.all(all.slice(at, at + AT_ONCE).map(make))));
	return made;
}

/** Nobody's junk, and nothing that is hidden. */
const counts = (name: string): boolean => !name.startsWith('.') && junkOf(name) === null;

function childrenOf(items: readonly FolderItem[]): Child[] {
	const inside = new Map<string, FolderItem[]>();
	const files: Child[] = [];
	for (const item of items) {
		const slash = item.path.indexOf('/');
		const name = slash < 0 ? item.path : item.path.slice(0, slash);
		if (!counts(name)) continue;
		if (slash < 0 && !item.directory) {
			const { file, why } = item;
			const thing = file ? blobOf(name, file) : unread(name, why ?? 'the browser gave no file');
			files.push({ name, has: null, thing: () => Promise.resolve(thing) });
			continue;
		}
		const own = inside.get(name) ?? [];
		inside.set(name, own);
		if (slash >= 0) own.push({ ...item, path: item.path.slice(slash + 1) });
	}
	const directories = [...inside].map(([name, own]): Child => {
		const paths = new Set(own.map(({ path }) => path));
		return {
			name,
			has: (wanted) => Promise.resolve(paths.has(wanted)),
			thing: () => Promise.resolve({ kind: 'files', name, files: own })
		};
	});
	return [...directories, ...files];
}

async function childrenIn(folder: FileSystemDirectoryHandle): Promise<Child[]> {
	const children: Child[] = [];
	for await (const [name, handle] of folder.entries()) {
		if (!counts(name)) continue;
		children.push(
			handle.kind === 'directory'
				? {
						name,
						has: (wanted) => hasFile(handle, wanted),
						thing: () => Promise.resolve({ kind: 'directory', handle })
					}
				: { name, has: null, thing: () => openedFile(name, handle) }
		);
	}
	return children;
}

const hasFile = (directory: FileSystemDirectoryHandle, name: string): Promise<boolean> =>
	directory.getFileHandle(name).then(
		() => true,
		() => false
	);

const openedFile = (name: string, handle: FileSystemFileHandle): Promise<Dropped> =>
	handle.getFile().then(
		(file) => blobOf(name, file),
		(error: unknown) => unread(name, reasonOf(error))
	);

const blobOf = (name: string, blob: Blob): Dropped => ({ kind: 'blob', name, blob });

/** What the browser does not open has its line as well, which says why. */
const unread = (name: string, why: string): Dropped => ({
	kind: 'files',
	name,
	files: [{ path: name, file: null, why }]
});
