import adapter from '@sveltejs/adapter-static';

/** BASE_PATH hosts the app under a sub-folder, for example BASE_PATH=/rolecheck. */
const base = /** @type {'' | `/${string}`} */ (process.env.BASE_PATH ?? '');

/** Where previews run: an origin of its own. `npm start` serves it one port up; `{key}` stands for a name per package. */
const previews = process.env.ROLECHECK_PREVIEW_ORIGIN
	? [process.env.ROLECHECK_PREVIEW_ORIGIN.replace('{key}', '*')]
	: ['http://localhost:*', 'http://*.localhost:*', 'http://127.0.0.1:*'];

/** @type {import('@sveltejs/kit').Config} */
export default {
	compilerOptions: { runes: true },
	kit: {
		adapter: adapter({ pages: process.env.BUILD_DIR ?? 'build', fallback: '404.html' }),
		paths: { base, relative: true },
		// The app registers it itself, once the first view has been drawn.
		serviceWorker: { register: false },
		// Two dozen small sheets, each a request before anything is seen: the prerendered pages bring what they need.
		inlineStyleThreshold: 8192,
		csp: {
			mode: 'hash',
			// Nothing is loaded from another origin, but a package whose address the person gave (`connect-src`).
			directives: {
				'default-src': ['self'],
				// The one style attribute of the page is the kit's: what hides the element that announces a new page.
				'style-src': [
					'self',
					'unsafe-hashes',
					'sha256-S8qMpvofolR8Mpjy4kQvEm7m1q8clzU4dfDH0AmvZjo='
				],
				'img-src': ['self', 'blob:', 'data:'],
				// 'self' for the reduced preview alone; the page narrows all of it when it opens a preview.
				'frame-src': /** @type {any} */ (['self', ...previews]),
				// `#url=` and a pasted link load a package from wherever it lies: any https host, or this machine. Nothing
				// else of the page asks another origin; a browser test holds it to that.
				'connect-src': ['self', 'https:', 'http://localhost:*', 'http://127.0.0.1:*'],
				'object-src': ['none'],
				'base-uri': ['none'],
				'form-action': ['none']
			}
		},
		typescript: {
			/** @param {Record<string, any>} config */
			config: (config) => {
				// The tools are typed as the rest is.
				config.include.push('../scripts/**/*.mjs', '../*.config.js');
				// Packages that tests judge: not ours to type.
				config.exclude = [...(config.exclude ?? []), '../tests/fixtures/**'];
			}
		}
	}
};
