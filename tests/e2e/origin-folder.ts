import type { Page } from 'playwright';

/** A folder in the browser's own file system: behind a real directory handle, without a prompt. */
export class OriginFolder {
	constructor(
		readonly page: Page,
		readonly name: string
	) {}

	/** Writes files by path; each character of a text is a byte. Many at once, so that a large folder takes seconds. */
	async write(files: Readonly<Record<string, string>>): Promise<void> {
		await this.page.evaluate(
			async ([name, all]) => {
				const root = await navigator.storage.getDirectory();
				const folder = await root.getDirectoryHandle(name, { create: true });
				const write = async (path: string, text: string): Promise<void> => {
					const names = path.split('/');
					const last = names.pop() ?? '';
					let at = folder;
					for (const one of names) at = await at.getDirectoryHandle(one, { create: true });
					const writable = await (await at.getFileHandle(last, { create: true })).createWritable();
					await writable.write(Uint8Array.from(text, (character) => character.charCodeAt(0)));
					await writable.close();
				};
				const waiting = Object.entries(all);
				for (let some = waiting.splice(0, 50); some.length > 0; some = waiting.splice(0, 50))
					await Promise.all(some.map(([path, text]) => write(path, text)));
			},
			[this.name, files] as const
		);
	}

	/** Text of a file; null: there is none. */
	read(path: string): Promise<string | null> {
		return this.page.evaluate(
			async ([name, from]) => {
				const names = from.split('/');
				const last = names.pop() ?? '';
				let at = await (await navigator.storage.getDirectory()).getDirectoryHandle(name);
				try {
					for (const one of names) at = await at.getDirectoryHandle(one);
					return await (await (await at.getFileHandle(last)).getFile()).text();
				} catch {
					return null;
				}
			},
			[this.name, path] as const
		);
	}

	/** Takes the folder itself away, with all that is in it. */
	async remove(): Promise<void> {
		await this.page.evaluate(async (name) => {
			await (await navigator.storage.getDirectory()).removeEntry(name, { recursive: true });
		}, this.name);
	}

	/** Drops it on the page, as a browser hands over a folder of the system: by its handle. */
	async drop(): Promise<void> {
		await this.page.evaluate(async (name) => {
			const handle = await (await navigator.storage.getDirectory()).getDirectoryHandle(name);
			const item = {
				kind: 'file',
				getAsFileSystemHandle: async () => handle,
				webkitGetAsEntry: () => null,
				getAsFile: () => null
			};
			const dataTransfer = { items: [item], types: ['Files'], getData: () => '' };
			window.dispatchEvent(
				Object.assign(new Event('drop', { cancelable: true }), { dataTransfer })
			);
		}, this.name);
	}
}
