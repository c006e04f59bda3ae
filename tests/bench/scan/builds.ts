/** A build as its package ships it: the folder that is served, and the page that is opened. */
export interface Build {
	readonly name: string;
	/** Inside node_modules. */
	readonly folder: string;
	readonly page: string;
	readonly made: string;
}

const build = (name: string, folder: string, made: string, page = 'index.html'): Build => ({
	name,
	folder,
	page,
	made
});

export const BUILDS: readonly Build[] = [
	build('swagger-ui', 'swagger-ui-dist', 'React, webpack, minified'),
	build('swagger-editor', 'swagger-editor-dist', 'React, webpack, minified'),
	build('reveal.js', 'reveal.js', 'no framework, Vite'),
	build('vitest ui', '@vitest/ui/dist/client', 'Vue, Vite, minified'),
	build('altair', 'altair-static/build/dist', 'Angular, esbuild, minified'),
	build('altair sandbox', 'altair-static/build/dist/iframe-sandbox', 'no framework, Vite'),
	build('sb-admin-2', 'startbootstrap-sb-admin-2', 'jQuery and Bootstrap, not bundled'),
	build('creative', 'startbootstrap-creative/dist', 'Bootstrap, Pug and Sass'),
	build('clean-blog', 'startbootstrap-clean-blog/dist', 'Bootstrap, Pug and Sass'),
	build('freelancer', 'startbootstrap-freelancer/dist', 'Bootstrap, Pug and Sass'),
	build('impress.js', 'impress.js', 'no framework, by hand'),
	build('jquery-ui', 'jquery-ui-dist', 'jQuery, not minified'),
	build('unocss inspector', '@unocss/inspector/dist/client', 'Vue, Vite, minified'),
	build('json-server', 'json-server/public', 'no framework, by hand'),
	build('node-modules-inspector', 'node-modules-inspector/dist/public', 'Nuxt, minified'),
	build('playwright trace viewer', 'playwright-core/lib/vite/traceViewer', 'React, Vite, minified'),
	build('playwright recorder', 'playwright-core/lib/vite/recorder', 'React, Vite, minified'),
	build('playwright report', 'playwright-core/lib/vite/htmlReport', 'React, Vite, one file'),
	build('playwright dashboard', 'playwright-core/lib/vite/dashboard', 'React, Vite, minified')
];
