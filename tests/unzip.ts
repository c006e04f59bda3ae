import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';

/** Every file of a zip by its full name, read by somebody else's reader, which checks each CRC. */
export async function unzip(bytes: Uint8Array): Promise<Map<string, Uint8Array>> {
	const reader = new ZipReader(new Uint8ArrayReader(bytes), {
		checkOverlappingEntry: true,
		checkCrc32: true
	});
	const files = new Map<string, Uint8Array>();
	for (const entry of await reader.getEntries()) {
		if (!entry.directory) files.set(entry.filename, await entry.getData(new Uint8ArrayWriter()));
	}
	await reader.close();
	return files;
}
