const fenced = new Set<string>();

/**
 * From now on frames of this page can show these addresses and nothing else: a page that runs in one can't take its
 * frame to another host. The site's own policy has to allow every port of a local host; this one knows the port.
 * Policies only ever narrow, so all of a page's previews have to fit into the first.
 */
export function fenceFrames(sources: readonly string[]): void {
	const content = `frame-src ${sources.join(' ')}`;
	if (fenced.has(content)) return;
	fenced.add(content);
	const policy = document.createElement('meta');
	policy.httpEquiv = 'Content-Security-Policy';
	policy.content = content;
	document.head.append(policy);
}
