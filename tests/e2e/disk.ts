import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { PackageFile } from '../cases/package-files';

/** A folder for one test, removed after it. */
export function scratch(): string {
	const folder = mkdtempSync(join(tmpdir(), 'rolecheck-e2e-'));
	onTestFinished(() => {
		rmSync(folder, { recursive: true });
	});
	return folder;
}

/** Writes a package as a folder named `dir`, and returns its path. */
export function writeFolder(dir: string, files: readonly PackageFile[]): string {
	const folder = join(scratch(), dir);
	for (const { name, data } of files) {
		const path = join(folder, name);
		mkdirSync(name.endsWith('/') ? path : dirname(path), { recursive: true });
		if (!name.endsWith('/')) writeFileSync(path, data);
	}
	return folder;
}

export function writeScratchFile(name: string, bytes: Uint8Array | string): string {
	const path = join(scratch(), name);
	writeFileSync(path, bytes);
	return path;
}
