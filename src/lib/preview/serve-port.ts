import { messageOf } from '../message-of';
import type { FileProvider } from './provider';
import { parseFileAsk, type FileAnswer, type FileAsk } from './wire';

/** More than a page asks for at once; a page that floods gets errors, not our memory. */
const MAX_UNDER_WAY = 256;

/** Answers for a provider over a port until `close` is called. Runs inside the package's worker. */
export function servePort(port: MessagePort, provider: FileProvider): { close(): void } {
	const underWay = new Map<number, AbortController>();
	const answer = (reply: FileAnswer): void => {
		port.postMessage(reply, 'bytes' in reply ? [reply.bytes.buffer] : []);
	};
	port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
		const ask = parseFileAsk(data);
		if (!ask) return;
		if (ask.op === 'cancel') return underWay.get(ask.id)?.abort();
		if (underWay.size >= MAX_UNDER_WAY) return answer({ id: ask.id, error: 'too many requests' });
		const abort = new AbortController();
		underWay.set(ask.id, abort);
		void answerTo(provider, ask, abort.signal)
			.then((reply) => {
				if (!abort.signal.aborted) answer(reply);
			})
			.finally(() => underWay.delete(ask.id));
	});
	port.start();
	return {
		close() {
			for (const abort of underWay.values()) abort.abort();
			port.close();
		}
	};
}

async function answerTo(
	provider: FileProvider,
	ask: Exclude<FileAsk, { op: 'cancel' }>,
	signal: AbortSignal
): Promise<FileAnswer> {
	try {
		if (ask.op === 'stat')
			return { id: ask.id, size: (await provider.stat(ask.path))?.size ?? null };
		const bytes = await provider.read(ask.path, ask.range ?? undefined, signal);
		// Transferring takes the whole buffer: a view into a shared one is copied first.
		const own = bytes.byteLength === bytes.buffer.byteLength ? bytes : bytes.slice();
		return { id: ask.id, bytes: own };
	} catch (error) {
		return { id: ask.id, error: messageOf(error) };
	}
}
