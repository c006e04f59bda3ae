/** A path's directories, outermost first, and its last name. */
export const splitPath = (path: string): { names: string[]; last: string } => {
	const names = path.split('/');
	return { last: names.pop() ?? '', names };
};

/** The directory at these names below a folder. Rejects with the browser's error where one is missing. */
export async function directoryAt(
	folder: FileSystemDirectoryHandle,
	names: readonly string[],
	{ create = false } = {}
): Promise<FileSystemDirectoryHandle> {
	let at = folder;
	for (const name of names) at = await at.getDirectoryHandle(name, { create });
	return at;
}

/** Writes a file by its path relative to the folder; directories on the way are made. */
export async function writeFile(
	folder: FileSystemDirectoryHandle,
	path: string,
	content: FileSystemWriteChunkType
): Promise<void> {
	const { names, last } = splitPath(path);
	const parent = await directoryAt(folder, names, { create: true });
	const handle = await parent.getFileHandle(last, { create: true });
	const writable = await handle.createWritable();
	await writable.write(content);
	await writable.close();
}
