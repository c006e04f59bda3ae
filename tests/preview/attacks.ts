import type { Files } from './driver';
import type { Foreign } from './foreign';

const NOWHERE: Foreign = { origin: '', host: '', udpPort: 0, heard: [], close() {} };

/** Every way to another host that a page knows, by name. Each is tried; none may be heard there. */
function attacksOn({ origin, host, udpPort }: Foreign): Record<string, string> {
	const at = (name: string): string => `${origin}/${name}`;
	const element = (tag: string, attributes: string): string =>
		`document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(`<${tag} ${attributes}></${tag}>`)})`;
	const script = (attributes: string): string =>
		`{ const s = document.createElement('script'); Object.assign(s, ${attributes}); document.head.append(s); }`;
	return {
		fetch: `fetch('${at('fetch')}').catch(() => {})`,
		fetchNoCors: `fetch('${at('nocors')}', { mode: 'no-cors', keepalive: true }).catch(() => {})`,
		xhr: `{ const x = new XMLHttpRequest(); x.open('GET', '${at('xhr')}'); x.send(); }`,
		image: element('img', `src="${at('img')}"`),
		script: script(`{ src: '${at('script')}' }`),
		module: script(`{ type: 'module', textContent: "import '${at('module')}'" }`),
		dynamicImport: `import('${at('import')}').catch(() => {})`,
		stylesheet: element('link', `rel="stylesheet" href="${at('css')}"`),
		cssImport: `{ const s = document.createElement('style'); s.textContent = "@import '${at('css-import')}'; body { background: url(${at('css-url')}) }"; document.head.append(s); }`,
		font: `new FontFace('f', 'url(${at('font')})').load().catch(() => {})`,
		frame: element('iframe', `src="${at('frame')}"`),
		object: element('object', `data="${at('object')}"`),
		embed: element('embed', `src="${at('embed')}"`),
		video: element('video', `src="${at('video')}" poster="${at('poster')}"`),
		track: element('video', 'src="x.mp4"') + `; ` + element('audio', `src="${at('audio')}"`),
		form: `{ const f = document.createElement('form'); f.action = '${at('form')}'; document.body.append(f); f.submit(); }`,
		formPost: `{ const f = document.createElement('form'); f.method = 'post'; f.action = '${at('form-post')}'; document.body.append(f); f.submit(); }`,
		formNewTab: `{ const f = document.createElement('form'); f.target = '_blank'; f.action = '${at('form-tab')}'; document.body.append(f); f.submit(); }`,
		beacon: `navigator.sendBeacon('${at('beacon')}', 'x')`,
		webSocket: `new WebSocket('ws://${host}/ws')`,
		eventSource: `new EventSource('${at('events')}')`,
		webTransport: `new WebTransport('https://${host}/wt')`,
		webRtc: `{ const p = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${udpPort}' }] }); p.createDataChannel('x'); p.createOffer().then((o) => p.setLocalDescription(o)); }`,
		webRtcOfBlankFrame: `{ const f = document.createElement('iframe'); document.body.append(f); const p = new f.contentWindow.RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${udpPort}' }] }); p.createDataChannel('x'); p.createOffer().then((o) => p.setLocalDescription(o)); window.keep = p; }`,
		fetchOfBlankFrame: `{ const f = document.createElement('iframe'); document.body.append(f); f.contentWindow.fetch('${at('blank-fetch')}').catch(() => {}); }`,
		srcdoc: `{ const f = document.createElement('iframe'); f.srcdoc = '<img src="${at('srcdoc')}"><script>fetch("${at('srcdoc-fetch')}")<' + '/script>'; document.body.append(f); }`,
		dataFrame: element('iframe', `src="data:text/html,<img src='${at('data-frame')}'>"`),
		srcdocWritten: `document.body.insertAdjacentHTML('beforeend', '<iframe srcdoc="&lt;!doctype html&gt;&lt;img src=${at('srcdoc-written')}&gt;"></iframe>')`,
		srcdocRtc: `{ const f = document.createElement('iframe'); f.srcdoc = '<!doctype html><script>const p = new RTCPeerConnection({ iceServers: [{ urls: "stun:127.0.0.1:${udpPort}" }] }); p.createDataChannel("x"); p.createOffer().then((o) => p.setLocalDescription(o));<' + '/script>'; document.body.append(f); }`,
		dataFrameBase64: `{ const f = document.createElement('iframe'); f.src = 'data:text/html;base64,' + btoa('<!doctype html><script>fetch("${at('data-base64')}")<' + '/script>'); document.body.append(f); }`,
		blobFrame: `{ const f = document.createElement('iframe'); f.src = URL.createObjectURL(new Blob(['<!doctype html><img src="${at('blob-frame')}">'], { type: 'text/html' })); document.body.append(f); }`,
		blankFrameByIndex: `{ document.body.append(document.createElement('iframe')); frames[0].fetch('${at('index-fetch')}').catch(() => {}); }`,
		blankFrameWritten: `{ const f = document.createElement('iframe'); document.body.append(f); f.contentDocument.open(); f.contentDocument.write('<img src="${at('blank-written')}">'); f.contentDocument.close(); }`,
		blankFrameInBlankFrame: `{ const f = document.createElement('iframe'); document.body.append(f); const g = f.contentDocument.createElement('iframe'); f.contentDocument.body.append(g); g.contentWindow.fetch('${at('blank-in-blank')}').catch(() => {}); }`,
		frameInShadow: `{ const d = document.createElement('div'); document.body.append(d); const f = document.createElement('iframe'); d.attachShadow({ mode: 'closed' }).append(f); f.contentWindow.fetch('${at('shadow')}').catch(() => {}); }`,
		prefetch: element('link', `rel="prefetch" href="${at('prefetch')}"`),
		preload: element('link', `rel="preload" as="image" href="${at('preload')}"`),
		preconnect: element('link', `rel="preconnect" href="${origin}"`),
		dnsPrefetch: element('link', `rel="dns-prefetch" href="//secret.${host}"`),
		speculation: script(
			`{ type: 'speculationrules', textContent: JSON.stringify({ prefetch: [{ source: 'list', urls: ['${at('speculation')}'] }], prerender: [{ source: 'list', urls: ['${at('prerender')}'] }] }) }`
		),
		open: `window.open('${at('open')}')`,
		openNoOpener: `window.open('${at('open-noopener')}', '_blank', 'noopener')`,
		linkClick: `{ const a = document.createElement('a'); a.href = '${at('link')}'; a.target = '_blank'; a.ping = '${at('ping')}'; document.body.append(a); a.click(); }`,
		linkInFrame: `{ const a = document.createElement('a'); a.href = '${at('self')}'; document.body.append(a); a.click(); }`,
		locationAssign: `location.assign('${at('location')}')`,
		locationOfBlankFrame: `{ const f = document.createElement('iframe'); document.body.append(f); f.contentWindow.location = '${at('blank-location')}'; }`,
		refresh: element('meta', `http-equiv="refresh" content="0; url=${at('refresh')}"`),
		base: element('base', `href="${origin}/"`) + `; fetch('relative').catch(() => {})`,
		worker: `{ const w = new Worker('worker.js'); w.postMessage(0); }`,
		blobWorker: `new Worker(URL.createObjectURL(new Blob(["fetch('${at('blob-worker')}').catch(() => {}); importScripts('${at('blob-import')}')"])))`,
		sharedWorker: `new SharedWorker('shared.js')`,
		topLocation: `top.location = '${at('top')}'`,
		topOpen: `top.open('${at('top-open')}')`,
		parentHost: `for (let i = 0; i < parent.length; i++) { try { parent[i].fetch('${at('host-fetch')}').catch(() => {}); new parent[i].WebSocket('ws://${host}/host-ws'); } catch {} }`,
		hostRtc: `for (let i = 0; i < parent.length; i++) { try { const p = new parent[i].RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${udpPort}' }] }); p.createDataChannel('x'); p.createOffer().then((o) => p.setLocalDescription(o)); } catch {} }`,
		hostFrame: `for (let i = 0; i < parent.length; i++) { try { const d = parent[i].document; const f = d.createElement('iframe'); f.src = '${at('host-frame')}'; d.body.append(f); const g = d.createElement('iframe'); d.body.append(g); g.contentWindow.fetch('${at('host-blank')}').catch(() => {}); const p = new g.contentWindow.RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${udpPort}' }] }); p.createDataChannel('x'); p.createOffer().then((o) => p.setLocalDescription(o)); d.defaultView.location = '${at('host-away')}'; } catch {} }`
	};
}

export interface NetworkAttack {
	readonly name: string;
	readonly code: (foreign: Foreign) => string;
}

/** The attacks by name; the other host is the test's own. */
export const networkAttacks: readonly NetworkAttack[] = Object.keys(attacksOn(NOWHERE)).map(
	(name) => ({ name, code: (foreign) => attacksOn(foreign)[name] ?? '' })
);

export const attackPage = (code: string, { origin }: Foreign): Files => ({
	'contents/app/index.html': `<!doctype html><title>Attack</title><body><p>attack</p><script>
window.onmessage = () => {};
setTimeout(() => { try { ${code} } catch (error) { document.body.dataset.threw = String(error); } document.body.dataset.tried = '1'; }, 50);
</script></body>`,
	'contents/app/worker.js': `fetch('${origin}/worker').catch(() => {}); try { importScripts('${origin}/worker-import'); } catch {} try { new WebSocket('${origin.replace('http', 'ws')}/worker-ws'); } catch {} try { const x = new XMLHttpRequest(); x.open('GET', '${origin}/worker-xhr', false); x.send(); } catch {}`,
	'contents/app/shared.js': `fetch('${origin}/shared').catch(() => {});`
});
