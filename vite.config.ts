import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
	plugins: [sveltekit()],
	worker: { format: 'es' },
	build: { target: 'es2022' },
	test: {
		include: ['tests/**/*.test.ts'],
		environment: 'node',
		testTimeout: 30_000,
	},
});
