import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

/** A program of the system that runs beside a test, in a group of its own: what it starts ends with it. */
export class Program {
	readonly #child: ChildProcess;

	constructor(command: string, args: readonly string[], options: SpawnOptions) {
		this.#child = spawn(command, args, { stdio: 'ignore', ...options, detached: true });
		this.#child.on('error', () => undefined);
	}

	/** One of its streams, by number. */
	stream(number: number): NodeJS.ReadableStream | null {
		const stream = this.#child.stdio[number];
		return stream && 'read' in stream ? stream : null;
	}

	get ended(): boolean {
		return this.#child.exitCode !== null || this.#child.signalCode !== null;
	}

	async end(): Promise<void> {
		const { pid } = this.#child;
		if (pid === undefined || this.ended) return;
		const gone = once(this.#child, 'exit');
		try {
			process.kill(-pid, 'SIGTERM');
		} catch {
			return;
		}
		const timer = setTimeout(() => process.kill(-pid, 'SIGKILL'), 3000);
		await gone;
		clearTimeout(timer);
	}
}

/** Asks again and again until there is an answer that is not null. Rejects with `what` after `ms`. */
export async function until<T>(
	what: string,
	ask: () => Promise<T | null>,
	ms = 20_000
): Promise<T> {
	const end = Date.now() + ms;
	for (;;) {
		const answer = await ask();
		if (answer !== null) return answer;
		if (Date.now() > end) throw new Error(`${what}: not within ${ms / 1000} s`);
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
}
