/* The libraries that read zips in browsers, in a worker of their own, as ours are. */
import JSZip from 'jszip';
import { BlobReader, configure, ZipReader } from '@zip.js/zip.js';

export type PeerTask = 'wake' | 'zip.js list' | 'zip.js read' | 'JSZip list' | 'JSZip read';

/* They are in a worker already; another one for each entry only costs. */
configure({ useWebWorkers: false });

async function zipJs(file: Blob, read: boolean): Promise<number> {
	const reader = new ZipReader(new BlobReader(file));
	const entries = await reader.getEntries();
	if (read)
		for (const entry of entries)
			if (!entry.directory)
				await entry.getData(new WritableStream<Uint8Array>(), { checkCrc32: true });
	await reader.close();
	return entries.length;
}

async function jsZip(file: Blob, read: boolean): Promise<number> {
	const zip = await JSZip.loadAsync(file, { checkCRC32: read });
	return Object.keys(zip.files).length;
}

async function run(task: PeerTask, file: Blob): Promise<number> {
	if (task === 'wake') return 0;
	return task.startsWith('zip.js')
		? zipJs(file, task.endsWith('read'))
		: jsZip(file, task.endsWith('read'));
}

self.addEventListener('message', ({ data }: MessageEvent<{ task: PeerTask; file: Blob }>) => {
	run(data.task, data.file).then(
		(entries) => self.postMessage({ entries }),
		(error: unknown) => self.postMessage({ error: String(error) })
	);
});
