/** A folder in memory behind the handles of the File System Access API, as far as Rolecheck uses them. */
export class MemoryFolder {
	readonly kind = 'directory';
	readonly children = new Map<string, MemoryFolder | MemoryFile>();
	isGone = false;

	constructor(
		readonly name: string,
		/** Names that differ in case only are one, as on most Macs and on Windows. */
		readonly isCaseless = false
	) {}

	/** Text of all files by path; of an empty directory nothing, its path ends in a slash. */
	get all(): Record<string, string> {
		return Object.fromEntries(
			[...this.children].flatMap(([name, child]): [string, string][] => {
				if (child instanceof MemoryFile) return [[name, child.text]];
				const inside = Object.entries(child.all).map(([path, text]): [string, string] => [
					`${name}/${path}`,
					text
				]);
				return inside.length > 0 ? inside : [[`${name}/`, '']];
			})
		);
	}

	/** The handle that it stands for. */
	get handle(): FileSystemDirectoryHandle {
		return this as unknown as FileSystemDirectoryHandle; // what a reader uses of it is there
	}

	/** Writes a file, with the directories on the way. */
	write(path: string, text: string, modified = 1): MemoryFile {
		const [name = '', ...rest] = path.split('/');
		if (rest.length > 0) return this.directory(name).write(rest.join('/'), text, modified);
		const file = new MemoryFile(name, text, modified);
		this.children.set(name, file);
		return file;
	}

	directory(name: string): MemoryFolder {
		const known = this.children.get(name);
		if (known instanceof MemoryFolder) return known;
		const made = new MemoryFolder(name, this.isCaseless);
		this.children.set(name, made);
		return made;
	}

	remove(path: string): void {
		const [name = '', ...rest] = path.split('/');
		if (rest.length > 0) this.directory(name).remove(rest.join('/'));
		else this.children.delete(name);
	}

	async *entries(): AsyncGenerator<[string, MemoryFolder | MemoryFile]> {
		if (this.isGone) throw new DOMException('gone', 'NotFoundError');
		yield* this.children;
	}

	async *keys(): AsyncGenerator<string> {
		yield* this.children.keys();
	}

	getDirectoryHandle = async (
		name: string,
		{ create = false }: { create?: boolean } = {}
	): Promise<MemoryFolder> => {
		const child = create && !this.#known(name) ? this.directory(name) : this.#child(name);
		if (child instanceof MemoryFolder) return child;
		throw new DOMException(name, 'TypeMismatchError');
	};

	getFileHandle = async (
		name: string,
		{ create = false }: { create?: boolean } = {}
	): Promise<MemoryFile> => {
		const child = create && !this.#known(name) ? this.write(name, '') : this.#child(name);
		if (child instanceof MemoryFile) return child;
		throw new DOMException(name, 'TypeMismatchError');
	};

	removeEntry = async (name: string): Promise<void> => {
		const child = this.#child(name);
		if (child instanceof MemoryFolder && child.children.size > 0)
			throw new DOMException(name, 'InvalidModificationError');
		this.children.delete(child.name);
	};

	#known(name: string): MemoryFolder | MemoryFile | undefined {
		if (!this.isCaseless) return this.children.get(name);
		const [, child] =
			[...this.children].find(([one]) => one.toLowerCase() === name.toLowerCase()) ?? [];
		return child;
	}

	#child(name: string): MemoryFolder | MemoryFile {
		const child = this.#known(name);
		if (!child) throw new DOMException(name, 'NotFoundError');
		return child;
	}
}

export class MemoryFile {
	readonly kind = 'file';
	/** How often bytes of it were asked for. */
	reads = 0;

	constructor(
		readonly name: string,
		public text: string,
		public modified: number
	) {}

	createWritable = async (): Promise<unknown> => ({
		write: async (content: Blob | Uint8Array<ArrayBuffer>) => {
			this.text = await new Blob([content]).text();
			this.modified++;
		},
		close: () => Promise.resolve()
	});

	getFile = async (): Promise<File> => {
		const file = new File([this.text], this.name, { lastModified: this.modified });
		file.slice = (start, end) => {
			this.reads++;
			return File.prototype.slice.call(file, start, end);
		};
		return file;
	};
}
