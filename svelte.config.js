import adapter from '@sveltejs/adapter-static';

/** BASE_PATH hosts the app under a sub-folder, for example BASE_PATH=/rolecheck. */
const base = process.env.BASE_PATH ?? '';

/** @type {import('@sveltejs/kit').Config} */
export default {
	compilerOptions: { runes: true },
	kit: {
		adapter: adapter({ fallback: '404.html' }),
		paths: { base, relative: true },
		alias: { $lib: 'src/lib' },
	},
};
