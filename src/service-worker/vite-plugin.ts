import type { Plugin } from 'vite';
import { WORKER_FILES } from './names.ts';

/**
 * The kit lists what the page is built of, but not what its workers import: those are built apart. The service worker
 * gets their names from a file of the site.
 */
export function workerFiles(): { readonly inWorkers: Plugin; readonly inPage: Plugin } {
	const names = new Set<string>();
	return {
		inWorkers: {
			name: 'rolecheck-worker-files',
			generateBundle(_, bundle) {
				for (const name of Object.keys(bundle)) if (!name.endsWith('.map')) names.add(name);
				refuseImportedEntries(Object.values(bundle));
			}
		},
		inPage: {
			name: 'rolecheck-worker-files-list',
			applyToEnvironment: (environment) => environment.name === 'client',
			generateBundle() {
				const source = JSON.stringify([...names].sort());
				this.emitFile({ type: 'asset', fileName: WORKER_FILES, source });
			}
		}
	};
}

interface Part {
	readonly type: string;
	readonly fileName: string;
	readonly isEntry?: boolean;
	readonly imports?: readonly string[];
}

/**
 * WebKit evaluates a worker's entry a second time where another module imports it: two of everything, and every message
 * answered twice.
 */
function refuseImportedEntries(parts: readonly Part[]): void {
	const entries = new Set(parts.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
	for (const { fileName, imports = [] } of parts) {
		const entry = imports.find((name) => entries.has(name));
		if (entry) throw new Error(`${fileName} imports ${entry}, a worker’s entry: see codeSplitting`);
	}
}
