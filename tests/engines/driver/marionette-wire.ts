import { once } from 'node:events';
import { connect } from 'node:net';
import { field, WireError, type Wire } from './wire';

/** Commands that take the element as `id`. */
const OF_ELEMENT: ReadonlySet<string> = new Set(['ElementClick', 'ElementSendKeys']);

/**
 * Firefox's own remote protocol, which geckodriver translates from WebDriver: the same commands, as JSON over TCP, each
 * message `<length>:<json>`. Debian has Firefox and no geckodriver.
 */
export async function marionetteWire(port: number, end: () => Promise<void>): Promise<Wire> {
	const socket = connect(port, '127.0.0.1');
	const pending = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
	let received = Buffer.alloc(0);
	let greeted: () => void = () => {};
	const greeting = new Promise<void>((resolve) => (greeted = resolve));
	const take = (message: unknown): void => {
		if (!Array.isArray(message)) return greeted();
		const [, id, error, result] = message as readonly unknown[];
		const waiting = pending.get(Number(id));
		pending.delete(Number(id));
		if (error === null) waiting?.resolve(result);
		else
			waiting?.reject(
				new WireError(String(field(error, 'error')), String(field(error, 'message')))
			);
	};
	socket.on('data', (chunk) => {
		received = Buffer.concat([received, chunk]);
		for (;;) {
			const colon = received.indexOf(58);
			const from = colon + 1;
			const to = from + Number(received.subarray(0, colon).toString());
			if (colon < 0 || received.length < to) return;
			const message: unknown = JSON.parse(received.subarray(from, to).toString());
			received = received.subarray(to);
			take(message);
		}
	});
	socket.on('close', () => {
		for (const waiting of pending.values()) waiting.reject(new Error('Firefox has gone'));
	});
	await once(socket, 'connect');
	await greeting;
	let next = 1;
	const send: Wire['send'] = async (command, params = {}, element) => {
		const id = next++;
		const named = element !== undefined && OF_ELEMENT.has(command) ? { id: element } : {};
		const body = JSON.stringify([0, id, `WebDriver:${command}`, { ...params, ...named }]);
		const answer = new Promise<unknown>((resolve, reject) => pending.set(id, { resolve, reject }));
		socket.write(`${Buffer.byteLength(body)}:${body}`);
		const result = await answer;
		// Most answers are wrapped.
		return typeof result === 'object' && result !== null && 'value' in result
			? result.value
			: result;
	};
	await send('NewSession', {
		capabilities: { alwaysMatch: { unhandledPromptBehavior: 'dismiss' } }
	});
	return {
		send,
		async end() {
			socket.destroy();
			await end();
		}
	};
}
