import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Files } from './driver';

const MODULES = join(import.meta.dirname, '../../node_modules');

/** Files below a folder of an installed package, as they would lie in `contents/app/<to>/`. */
function vendored(folder: string, to: string, keep = /./u): Files {
	const root = join(MODULES, folder);
	const entries = readdirSync(root, { recursive: true, withFileTypes: true });
	const files: Record<string, Uint8Array> = {};
	for (const entry of entries) {
		const path = join(entry.parentPath, entry.name).slice(root.length + 1);
		if (!entry.isFile() || path.endsWith('.map') || !keep.test(path)) continue;
		files[`contents/app/${to}${path}`] = readFileSync(join(root, path));
	}
	return files;
}

const page = (head: string, body: string): Files => ({
	'contents/app/index.html': `<!doctype html><html><head><meta charset="utf-8"><title>App</title>${head}</head><body>${body}</body></html>`
});

/** One page with a word on it, as small as a PDF gets. */
const PDF = `%PDF-1.1
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 4 0 R/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>endobj
4 0 obj<</Length 40>>stream
BT /F 24 Tf 20 40 Td (Rolecheck) Tj ET
endstream endobj
trailer<</Root 1 0 R>>`;

export interface NpmApp {
	readonly files: Files;
	/** True in the page once the application is up. */
	readonly up: string;
	/** Other hosts that it calls as it starts. */
	readonly calls: readonly string[];
}

/** Applications as people publish them, made into packages the way the guide asks: copied in, no build. */
export const NPM_APPS: Readonly<Record<string, () => NpmApp>> = {
	'swagger-ui': () => ({
		files: vendored(
			'swagger-ui-dist',
			'',
			/^(?:index\.(?:html|css)|swagger-ui.*\.(?:js|css)|favicon.*|swagger-initializer\.js)$/u
		),
		up: "document.querySelector('.swagger-ui .topbar, .swagger-ui .wrapper') !== null",
		calls: [
			'https://petstore.swagger.io/v2/swagger.json',
			'https://validator.swagger.io/validator?url=https%3A%2F%2Fpetstore.swagger.io%2Fv2%2Fswagger.json'
		]
	}),
	'reveal.js': () => ({
		files: {
			...vendored('reveal.js', '', /^(?:dist\/|index\.html$)/u)
		},
		up: "document.querySelector('.reveal.ready') !== null",
		calls: []
	}),
	'pdf.js, its viewer': () => ({
		files: {
			...vendored('pdfjs-dist/build', 'build/', /^pdf(?:\.worker)?\.min\.mjs$/u),
			...vendored('pdfjs-dist/web', 'web/', /^(?:pdf_viewer\.(?:mjs|css)$|images\/)/u),
			...vendored('pdfjs-dist/standard_fonts', 'fonts/'),
			'contents/app/a.pdf': PDF,
			...page(
				'<link rel="stylesheet" href="web/pdf_viewer.css">',
				`<div id="container" style="position:absolute;inset:0;overflow:auto"><div id="viewer" class="pdfViewer"></div></div>
<script type="module">
import * as pdfjsLib from './build/pdf.min.mjs';
globalThis.pdfjsLib = pdfjsLib;
const { EventBus, PDFLinkService, PDFViewer } = await import('./web/pdf_viewer.mjs');
pdfjsLib.GlobalWorkerOptions.workerSrc = './build/pdf.worker.min.mjs';
const eventBus = new EventBus();
const linkService = new PDFLinkService({ eventBus });
const viewer = new PDFViewer({ container: document.querySelector('#container'), eventBus, linkService });
linkService.setViewer(viewer);
eventBus.on('pagesinit', () => { viewer.currentScaleValue = 'page-width'; });
eventBus.on('pagerendered', () => { window.rendered = true; });
const file = await pdfjsLib.getDocument({ url: 'a.pdf', standardFontDataUrl: new URL('fonts/', location.href).href }).promise;
viewer.setDocument(file);
linkService.setDocument(file, null);
</script>`
			)
		},
		// The canvas is drawn by the worker's answer, the words lie over it.
		up: "window.rendered === true && document.querySelector('.page canvas') !== null && document.querySelector('.textLayer')?.textContent.includes('Rolecheck')",
		calls: []
	}),
	'sql.js': () => ({
		files: {
			...vendored('sql.js/dist', '', /^sql-wasm-browser\.(?:js|wasm)$|^sql-wasm\.(?:js|wasm)$/u),
			...page(
				'<script src="sql-wasm.js"></script>',
				`<p id="out"></p><script type="module">
const SQL = await initSqlJs({ locateFile: (name) => name });
const db = new SQL.Database();
db.run("CREATE TABLE t (a); INSERT INTO t VALUES ('from SQL')");
document.querySelector('#out').textContent = db.exec('SELECT a FROM t')[0].values[0][0];
</script>`
			)
		},
		up: "document.querySelector('#out')?.textContent === 'from SQL'",
		calls: []
	}),
	'monaco-editor': () => ({
		files: {
			...vendored('monaco-editor/min', ''),
			...page(
				'<script src="vs/loader.js"></script>',
				`<div id="e" style="height:300px"></div><script>
require.config({ paths: { vs: 'vs' } });
require(['vs/editor/editor.main'], () => {
	const editor = monaco.editor.create(document.querySelector('#e'), { value: '{"a": }', language: 'json' });
	monaco.editor.onDidChangeMarkers(() => { window.markers = monaco.editor.getModelMarkers({}).length; });
});
</script>`
			)
		},
		// A marker comes from the JSON language worker.
		up: "document.querySelector('.view-lines')?.textContent.includes('a') && window.markers > 0",
		calls: []
	}),
	three: () => ({
		files: {
			...vendored('three/build', 'three/', /^three\.(?:module|core)\.js$/u),
			...vendored('three/examples/jsm/controls', 'jsm/controls/', /^OrbitControls\.js$/u),
			...page(
				'<script type="importmap">{"imports":{"three":"./three/three.module.js","three/addons/":"./jsm/"}}</script>',
				`<script type="module">
import * as THREE from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
const renderer = new THREE.WebGLRenderer({ preserveDrawingBuffer: true });
renderer.setSize(300, 200); document.body.append(renderer.domElement);
const scene = new THREE.Scene(); scene.background = new THREE.Color('red');
const camera = new THREE.PerspectiveCamera(60, 1.5, 0.1, 10); camera.position.z = 3;
new OrbitControls(camera, renderer.domElement);
scene.add(new THREE.Mesh(new THREE.BoxGeometry(), new THREE.MeshBasicMaterial({ color: 'blue' })));
renderer.setAnimationLoop(() => { renderer.render(scene, camera); window.frames3 = (window.frames3 ?? 0) + 1; });
</script>`
			)
		},
		up: 'window.frames3 > 2',
		calls: []
	})
};
