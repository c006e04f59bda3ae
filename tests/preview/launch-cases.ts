import type { Files } from './driver';

export interface LaunchCase {
	readonly files: Files;
	readonly remembers: boolean | null;
	/** Codes and what they name, all of them and nothing else. */
	readonly expected: readonly Row[];
	/** What a browser adds now and then. */
	readonly perhaps?: readonly Row[];
}

type Row = readonly [code: string, path: string | null, what: string];

const ENTRY = 'contents/app/index.html';
const page = (html: string, files: Files = {}): Files => ({
	[ENTRY]: `<!doctype html><title>Case</title>${html}`,
	...files
});
const one = (
	html: string,
	expected: LaunchCase['expected'],
	files: Files = {},
	remembers: boolean | null = null
): LaunchCase => ({ files: page(html, files), remembers, expected });

/** For each code a package that gives it, and one that nearly does. */
export const LAUNCH_CASES: Readonly<Record<string, LaunchCase>> = {
	LAUNCH_RESOURCE_MISSING: one('<p>x</p><img src="none.png">', [
		['LAUNCH_RESOURCE_MISSING', ENTRY, 'contents/app/none.png']
	]),
	'LAUNCH_RESOURCE_MISSING, root-absolute': one('<p>x</p><script src="/assets/app.js"></script>', [
		['LAUNCH_RESOURCE_MISSING', ENTRY, '/assets/app.js']
	]),
	'LAUNCH_RESOURCE_MISSING, case': one(
		'<p>x</p><script src="App.js"></script>',
		[['LAUNCH_RESOURCE_MISSING', ENTRY, 'contents/app/App.js']],
		{ 'contents/app/app.js': '' }
	),
	'LAUNCH_RESOURCE_MISSING, asked for by a script of a style': {
		...one(
			'<p>x</p><link rel="stylesheet" href="a.css">',
			[['LAUNCH_RESOURCE_MISSING', ENTRY, 'contents/app/none.woff']],
			{ 'contents/app/a.css': '@font-face{font-family:F;src:url(none.woff)} p{font-family:F}' }
		),
		// Chromium may ask for a font twice, the second time in the name of its style sheet.
		perhaps: [['LAUNCH_RESOURCE_MISSING', 'contents/app/a.css', 'contents/app/none.woff']]
	},
	'nearly: a file outside of the entry’s folder, an empty one': one(
		'<p>x</p><script src="../a%20b.js"></script><script src="e.js"></script>',
		[],
		{
			'contents/a b.js': '',
			'contents/app/e.js': ''
		}
	),
	LAUNCH_NETWORK_ATTEMPT: one('<p>x</p><script src="https://cdn.example/a.js"></script>', [
		['LAUNCH_NETWORK_ATTEMPT', ENTRY, 'https://cdn.example/a.js']
	]),
	'LAUNCH_NETWORK_ATTEMPT, socket': one(
		'<p>x</p><script>new WebSocket("wss://live.example/x")</script>',
		[['LAUNCH_NETWORK_ATTEMPT', ENTRY, 'wss://live.example/x']]
	),
	'LAUNCH_NETWORK_ATTEMPT, in a worker': one(
		'<p>x</p><script>new Worker("w.js")</script>',
		[['LAUNCH_NETWORK_ATTEMPT', 'contents/app/w.js', 'https://api.example/data']],
		{ 'contents/app/w.js': 'fetch("https://api.example/data").catch(() => {})' }
	),
	'nearly: a link, a namespace, a comment': one(
		'<p>x</p><a href="https://example.org">more</a><svg xmlns="http://www.w3.org/2000/svg"></svg><!-- https://cdn.example/a.js -->',
		[]
	),
	LAUNCH_SCRIPT_ERROR: one(
		'<p>x</p><script src="a.js"></script>',
		[['LAUNCH_SCRIPT_ERROR', 'contents/app/a.js', '2:3']],
		{ 'contents/app/a.js': '// first\n  nothing.here();' }
	),
	'LAUNCH_SCRIPT_ERROR, on the line of the head': {
		files: {
			[ENTRY]: '<!doctype html><html><head><script>nothing()</script></head><body>x</body></html>'
		},
		remembers: null,
		expected: [['LAUNCH_SCRIPT_ERROR', ENTRY, '1:36']]
	},
	'LAUNCH_SCRIPT_ERROR, a rejection': one(
		'<p>x</p><script>Promise.reject(new TypeError("no"))</script>',
		[['LAUNCH_SCRIPT_ERROR', ENTRY, 'TypeError: no']]
	),
	'nearly: caught, and handled': one(
		'<p>x</p><script>try { nothing() } catch {} Promise.reject(1).catch(() => {})</script>',
		[]
	),
	LAUNCH_CONSOLE_ERROR: one('<p>x</p><script>console.error("no", { save: 1 })</script>', [
		['LAUNCH_CONSOLE_ERROR', ENTRY, 'no {save: 1}']
	]),
	'nearly: a warning': one(
		'<p>x</p><script>console.warn("no save"); console.info("fine")</script>',
		[]
	),
	LAUNCH_BLANK: one(
		'<div id="app"></div><canvas></canvas><p style="visibility:hidden">x</p><p style="opacity:0">x</p>',
		[['LAUNCH_BLANK', ENTRY, '2']]
	),
	'nearly: a drawing after a second': one(
		'<canvas id="c"></canvas><script>setTimeout(() => c.getContext("2d").fillRect(0, 0, 9, 9), 1000)</script>',
		[]
	),
	'nearly: an image alone': one('<img src="i.svg">', [], {
		'contents/app/i.svg':
			'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>'
	}),
	LAUNCH_STATE_NOT_KEPT: one(
		'<p>x</p><button onclick="window.x = 1">go</button>',
		[['LAUNCH_STATE_NOT_KEPT', 'agotalk.role.toml', '']],
		{},
		true
	),
	'nearly: it saves when it is used': one(
		'<p>x</p><button onclick="localStorage.level = 2">go</button>',
		[],
		{},
		true
	),
	'nearly: only for the session, and nothing is declared': one(
		'<p>x</p><script>sessionStorage.x = 1</script>',
		[],
		{},
		false
	),
	LAUNCH_STATE_KEPT: one(
		'<p>x</p><script>indexedDB.open("d", 1).onupgradeneeded = (e) => e.target.result.createObjectStore("s").put(1, 1)</script>',
		[['LAUNCH_STATE_KEPT', 'agotalk.role.toml', 'IndexedDB']],
		{},
		false
	),
	'nearly: a database without a record': one(
		'<p>x</p><script>indexedDB.open("d", 1).onupgradeneeded = (e) => e.target.result.createObjectStore("s")</script>',
		[],
		{},
		false
	),
	LAUNCH_TIMEOUT: one('<p>x</p><script>for (;;);</script>', [['LAUNCH_TIMEOUT', ENTRY, '2']]),
	'nearly: half a second of work': one(
		'<p>x</p><script>for (const end = Date.now() + 500; Date.now() < end;);</script>',
		[]
	)
};
