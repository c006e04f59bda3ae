import { HostConnection } from './host-connection';

/**
 * The host page in a tab of its own: first-party there, so its service worker is allowed where a frame's is not.
 * Has to be called from a click. Null: the browser opened no tab.
 */
export function hostTab(site: string): Promise<HostConnection> | null {
	const tab = window.open(`${site}preview/host.html`, '_blank');
	if (!tab) return null;
	return HostConnection.meet(
		site,
		() => tab,
		() => tab.close()
	);
}
