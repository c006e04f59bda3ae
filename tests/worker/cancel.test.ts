/* Cancelling does not ask the worker: it may be in the middle of something. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PackageClient } from '../../src/lib/worker/client';
import { asRolecheckError } from '../../src/lib/worker/error';
import type { Ask, Method } from '../../src/lib/worker/protocol';

/** A worker that answers nothing. */
class SilentWorker extends EventTarget {
	static made: SilentWorker[] = [];
	readonly asked: Ask[] = [];
	terminated = 0;
	constructor() {
		super();
		SilentWorker.made.push(this);
	}
	postMessage(ask: Ask): void {
		this.asked.push(ask);
	}
	terminate(): void {
		this.terminated++;
	}
}

const PHASES: readonly Method[] = ['open', 'check', 'repack', 'side'];

beforeEach(() => {
	SilentWorker.made = [];
	vi.stubGlobal('Worker', SilentWorker);
});
afterEach(() => vi.unstubAllGlobals());

it.each(PHASES)('ends the worker at once in the middle of %s', async (method) => {
	const client = new PackageClient();
	const [worker] = SilentWorker.made;
	const cancelling = new AbortController();
	const settled: string[] = [];
	const settle = (error: unknown): void => void settled.push(asRolecheckError(error).code);
	const asked = client.call(method, null, { signal: cancelling.signal }).catch(settle);
	const other = client.call('describe', null).catch(settle);
	expect(worker?.asked.map((ask) => ask.method)).toEqual(['drawings', method, 'describe']);
	cancelling.abort();
	expect(worker?.terminated).toBe(1);
	await Promise.all([asked, other]);
	expect(settled).toEqual(['CANCELLED', 'CANCELLED']);
});

it('asks an ended worker nothing more', async () => {
	const client = new PackageClient();
	const [worker] = SilentWorker.made;
	client.dispose();
	await expect(client.call('describe', null)).rejects.toMatchObject({ code: 'CANCELLED' });
	await expect(
		client.call('describe', null, { signal: AbortSignal.abort() })
	).rejects.toMatchObject({ code: 'CANCELLED' });
	expect(worker?.asked.map((ask) => ask.method)).toEqual(['drawings']);
});
