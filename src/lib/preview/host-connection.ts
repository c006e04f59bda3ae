import {
	APP_HELLO,
	HOST_HELLO,
	type HostAnswer,
	type HostAsk,
	type Stored
} from '../../preview-origin/host/control';
import { PreviewRefused } from './refused';

/** A page that does not answer by then is not there, or hangs. */
const HELLO_MS = 6000;
const ANSWER_MS = 8000;

type AskOf<Op extends HostAsk['op']> = Omit<Extract<HostAsk, { op: Op }>, 'id' | 'op'>;

interface Pending {
	readonly resolve: (done: Stored | null) => void;
	readonly reject: (error: PreviewRefused) => void;
}

/** The app's line to the host page at the preview origin. */
export class HostConnection {
	readonly #port: MessagePort;
	readonly #pending = new Map<number, Pending>();
	#next = 1;
	/** The service worker lost its ports to a mount and wants new ones. */
	onneed: ((token: string) => void) | null = null;

	private constructor(
		port: MessagePort,
		private readonly release: () => void
	) {
		this.#port = port;
		port.addEventListener('message', ({ data }: MessageEvent<HostAnswer>) => this.#receive(data));
		port.start();
	}

	/** Waits for the host page in `target()`; `release` takes it away again. Rejects with `unreachable`. */
	static async meet(
		site: string,
		target: () => Window | null,
		release: () => void
	): Promise<HostConnection> {
		const { origin } = new URL(site);
		const { promise, resolve, reject } = Promise.withResolvers<MessagePort>();
		const listen = (event: MessageEvent<unknown>): void => {
			const host = target();
			if (!host || event.source !== host || event.origin !== origin || event.data !== HOST_HELLO)
				return;
			const { port1, port2 } = new MessageChannel();
			host.postMessage(APP_HELLO, origin, [port2]);
			resolve(port1);
		};
		window.addEventListener('message', listen);
		const timer = setTimeout(() => reject(new PreviewRefused('unreachable', origin)), HELLO_MS);
		try {
			return new HostConnection(await promise, release);
		} catch (error) {
			release();
			throw error;
		} finally {
			clearTimeout(timer);
			window.removeEventListener('message', listen);
		}
	}

	ask<Op extends HostAsk['op']>(
		op: Op,
		params: AskOf<Op>,
		ports: MessagePort[] = []
	): Promise<Stored | null> {
		const id = this.#next++;
		return new Promise((resolve, reject) => {
			const timer = setTimeout(() => {
				this.#pending.delete(id);
				reject(new PreviewRefused('unreachable', `no answer to ${op}`));
			}, ANSWER_MS);
			this.#pending.set(id, {
				resolve: (done) => {
					clearTimeout(timer);
					resolve(done);
				},
				reject: (error) => {
					clearTimeout(timer);
					reject(error);
				}
			});
			this.#port.postMessage({ id, op, ...params }, ports);
		});
	}

	close(): void {
		this.#port.close();
		this.release();
	}

	#receive(answer: HostAnswer): void {
		if ('need' in answer) {
			this.onneed?.(answer.need);
			return;
		}
		const pending = this.#pending.get(answer.id);
		this.#pending.delete(answer.id);
		if ('refused' in answer) pending?.reject(new PreviewRefused(answer.refused, answer.detail));
		else pending?.resolve(answer.done);
	}
}

/**
 * The host page in a frame nobody sees, in a closed shadow tree: frames there are not in `window[0]`, so that a page of
 * the package, which shares the host page's origin, finds no way to it.
 */
export function hiddenHost(site: string): Promise<HostConnection> {
	const frame = document.createElement('iframe');
	frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
	frame.tabIndex = -1;
	frame.style.cssText = 'position:fixed;width:0;height:0;border:0;visibility:hidden';
	frame.src = `${site}preview/host.html`;
	const holder = document.createElement('div');
	holder.setAttribute('aria-hidden', 'true');
	holder.attachShadow({ mode: 'closed' }).append(frame);
	const met = HostConnection.meet(
		site,
		() => frame.contentWindow,
		() => holder.remove()
	);
	document.body.append(holder);
	return met;
}
