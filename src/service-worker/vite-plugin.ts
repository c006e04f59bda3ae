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
