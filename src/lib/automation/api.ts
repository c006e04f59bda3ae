import type { Comparison } from '../compare/comparison';
import type { Side } from '../compare/side';
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
	/** The launch check: findings of stage `launch`, and the requests that were seen. */
	launch(input: Input, options?: { seconds?: number; signal?: AbortSignal }): Promise<Report>;
	repack(input: Input, options?: RepackOptions & { signal?: AbortSignal }): Promise<Repacked>;
	/** What changed from one package to another. Schema: /schema/comparison-1.json. */
	compare(before: Input, after: Input, options?: { signal?: AbortSignal }): Promise<Comparison>;
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

const sideOf = (input: Input, signal: AbortSignal | undefined): Promise<Side> =>
	withPackage(input, signal, async (client) => {
		await client.call('check', { deep: true });
		return client.call('side', null);
	});

export const rolecheck: Rolecheck = {
	validate: (input, { signal, ...options } = {}) =>
		withPackage(input, signal, async (client) => (await client.call('check', options)).report),
	launch: (input, options = {}) =>
		withPackage(input, options.signal, async (client) => {
			const { launchPackage } = await import('./launch');
			return launchPackage(client, options);
		}),
	repack: (input, { signal, ...options } = {}) =>
		withPackage(input, signal, async (client) => {
			await client.call('check', { deep: true });
			return client.call('repack', options);
		}),
	async compare(before, after, { signal } = {}) {
		// One after the other: of two workers at once the first to fail would leave the other behind.
		const sides = [await sideOf(before, signal), await sideOf(after, signal)] as const;
		const { comparePackages } = await import('../compare/compare');
		return comparePackages(...sides);
	}
};
