import type { Report } from '../contract/report';
import type { RepackOptions } from '../repack/offer';
import { PackageClient } from '../worker/client';
import type { CheckOptions, Repacked } from '../worker/protocol';
import { droppedOf, type Input } from './input';

export interface ValidateOptions extends CheckOptions {
	readonly signal?: AbortSignal;
}

/** `window.rolecheck`: the same checks as the screen, for programs that drive the page. */
export interface Rolecheck {
	validate(input: Input, options?: ValidateOptions): Promise<Report>;
	repack(input: Input, options?: RepackOptions & { signal?: AbortSignal }): Promise<Repacked>;
}

/** Opens a package in a worker of its own and ends that worker, whatever comes. */
async function withPackage<T>(
	input: Input,
	signal: AbortSignal | undefined,
	use: (client: PackageClient) => Promise<T>
): Promise<T> {
	const dropped = droppedOf(input);
	const client = new PackageClient();
	const end = (): void => client.dispose();
	signal?.addEventListener('abort', end, { once: true });
	try {
		await client.call('open', dropped);
		return await use(client);
	} finally {
		signal?.removeEventListener('abort', end);
		client.dispose();
	}
}

export const rolecheck: Rolecheck = {
	validate: (input, { signal, ...options } = {}) =>
		withPackage(input, signal, async (client) => (await client.call('check', options)).report),
	repack: (input, { signal, ...options } = {}) =>
		withPackage(input, signal, async (client) => {
			await client.call('check', { deep: true });
			return client.call('repack', options);
		})
};
