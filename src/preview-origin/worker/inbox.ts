import { HOST_PAGE, type HostToWorker, type PageReport } from '../names';
import { pass } from './answer';
import { tokenOf } from './asker';
import { addMount, findMount, removeMount } from './mounts';
import { base } from './scope';

/** Takes a message that is meant for us. False: it is not, a package's own worker may have it. */
export function receive(event: ExtendableMessageEvent): boolean {
	const { source } = event;
	const data: unknown = event.data;
	if (!(source instanceof Client) || typeof data !== 'object' || data === null) return false;
	if (!('rolecheck' in data)) return false;
	if (new URL(source.url).pathname === `${base}${HOST_PAGE}`) {
		// Shapes are ours: the same build made both ends.
		fromHost(data as HostToWorker, event.ports);
		return true;
	}
	const token = tokenOf(source.url);
	if (token === null || data.rolecheck !== 'event') return false;
	event.waitUntil(
		findMount(token).then((mounted) => {
			// Checked field by field where it arrives.
			if (mounted) pass(mounted, (data as PageReport).event);
		})
	);
	return true;
}

function fromHost(message: HostToWorker, ports: readonly MessagePort[]): void {
	const [files, events] = ports;
	if (message.rolecheck === 'unmount') removeMount(message.tokens);
	else if (message.rolecheck === 'mount' && files && events) addMount(message.mount, files, events);
}
