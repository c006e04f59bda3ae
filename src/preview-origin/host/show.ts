/** In a tab of its own: the page in a frame over the whole tab, so that this page stays to hand ports over. */
export function show(url: string, sandbox: string): void {
	const frame = document.createElement('iframe');
	frame.setAttribute('sandbox', sandbox);
	frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0;background:#fff';
	frame.src = url;
	document.body.replaceChildren(frame);
}
