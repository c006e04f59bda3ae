import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vitest/config';
import { previewOrigin } from './src/preview-origin/vite-plugin.ts';
import { workerFiles } from './src/service-worker/vite-plugin.ts';

/** Tests that drive a browser on the built site. */
const onBuiltSite = {
	environment: 'node',
	globalSetup: 'tests/e2e/setup.ts',
	// Tests of one file that say so run side by side: they wait more than they work.
	maxConcurrency: 4,
	testTimeout: 60_000,
	hookTimeout: 60_000
} as const;

const { inWorkers, inPage } = workerFiles();

export default defineConfig({
	plugins: [sveltekit(), previewOrigin(), inPage],
	worker: {
		format: 'es',
		plugins: () => [inWorkers],
		rolldownOptions: {
			output: {
				// Parts loaded later share code with this one, never with the entry: WebKit would run the entry anew.
				codeSplitting: { groups: [{ name: 'package', test: /\/worker\/package-host\.ts$/u }] }
			}
		}
	},
	build: { target: 'es2022', cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
	test: {
		projects: [
			{
				extends: true,
				test: {
					name: 'unit',
					include: ['tests/**/*.test.ts'],
					// Pure code keeps nothing between files: each module is loaded once a worker.
					isolate: false,
					setupFiles: ['tests/seed.ts'],
					environment: 'node',
					testTimeout: 30_000
				}
			},
			{
				extends: true,
				test: {
					...onBuiltSite,
					name: 'e2e',
					include: ['tests/e2e/**/*.e2e.ts'],
					// Much of them is waiting: two files at a time, for two cores.
					maxWorkers: 2
				}
			},
			{
				extends: true,
				test: {
					...onBuiltSite,
					name: 'engines',
					include: ['tests/engines/**/*.engine.ts'],
					fileParallelism: false
				}
			},
			{
				extends: true,
				test: {
					...onBuiltSite,
					name: 'bench',
					include: ['tests/bench/**/*.bench.ts'],
					fileParallelism: false
				}
			},
			{
				extends: true,
				test: { name: 'fuzz', include: ['tests/fuzz/*.fuzz.ts'], environment: 'node' }
			},
			{
				extends: true,
				test: {
					name: 'bench-scan',
					include: ['tests/bench/scan/*.measure.ts'],
					environment: 'node',
					fileParallelism: false
				}
			}
		]
	}
});
