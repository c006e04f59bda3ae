import type { CallOptions } from '../worker/client';
import type { Method, PackageApi } from '../worker/protocol';

/** One opened package: the worker behind it, as the session needs it. */
export interface Connection {
	call<M extends Method>(
		method: M,
		params: Parameters<PackageApi[M]>[0],
		options?: CallOptions
	): Promise<ReturnType<PackageApi[M]>>;
	dispose(): void;
}
