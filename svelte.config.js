import adapter from '@sveltejs/adapter-static';

/** BASE_PATH hosts the app under a sub-folder, for example BASE_PATH=/rolecheck. */
const base = /** @type {'' | `/${string}`} */ (process.env.BASE_PATH ?? '');

/** @type {import('@sveltejs/kit').Config} */
export default {
	compilerOptions: { runes: true },
	kit: {
		adapter: adapter({ pages: process.env.BUILD_DIR ?? 'build', fallback: '404.html' }),
		paths: { base, relative: true },
		typescript: {
			/** @param {Record<string, any>} config */
			config: (config) => {
				// The tools are typed as the rest is.
				config.include.push('../scripts/**/*.mjs', '../*.config.js');
			}
		}
	}
};
