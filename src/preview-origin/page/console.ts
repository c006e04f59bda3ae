import type { ConsoleLevel } from '../../lib/preview/event';
import { formatAll } from './format';
import { here, send } from './send';

const LEVELS: readonly ConsoleLevel[] = ['log', 'info', 'debug', 'warn', 'error'];

/** Listens in on the console; what is logged still appears in the browser's own, but a flood doesn't. */
export function watchConsole(): void {
	for (const level of LEVELS) {
		const original = console[level];
		console[level] = (...values: unknown[]) => {
			const passed = send({ kind: 'console', level, text: formatAll(values), page: here() });
			if (passed) Reflect.apply(original, console, values);
		};
	}
}
