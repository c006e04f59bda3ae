import type { Connection } from '../../src/lib/state/connection';
import { RolecheckError } from '../../src/lib/worker/error';
import { packageHost } from '../../src/lib/worker/package-host';

/** The worker's own handlers without a worker, and how many of them there were at once. */
export class Hosts {
	made = 0;
	open = 0;
	most = 0;
	summaries = 0;

	readonly connect = (): Connection => {
		const { handlers } = packageHost();
		this.made++;
		this.most = Math.max(this.most, ++this.open);
		let isOver = false;
		return {
			call: async (method, params) => {
				if (method === 'summarise') this.summaries++;
				// Both are of one method: the wire's type says so, a handler looked up by name does not.
				const handle = handlers[method] as (params: unknown, context: object) => unknown;
				const answer = await handle(params, { progress: () => undefined });
				if (isOver) throw new RolecheckError('input', 'CANCELLED', 'cancelled');
				return answer as never;
			},
			dispose: () => {
				if (!isOver) this.open--;
				isOver = true;
			}
		};
	};
}
