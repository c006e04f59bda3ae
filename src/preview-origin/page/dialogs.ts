import { here, send } from './send';

/** After so many in a row without a pause they are not shown any more. */
const IN_A_ROW = 5;
const PAUSE_MS = 3000;

/** Dialogs, counted: a loop of them must not lock the tab. */
export function watchDialogs(): void {
	let row = 0;
	let last = -Infinity;
	const allowed = (type: string, args: readonly unknown[]): boolean => {
		const now = performance.now();
		row = now - last > PAUSE_MS ? 1 : row + 1;
		send({ kind: 'dialog', type, text: String(args[0] ?? ''), page: here() });
		return row <= IN_A_ROW;
	};
	const { alert, confirm, prompt } = window;
	window.alert = (...args) => {
		if (allowed('alert', args)) Reflect.apply(alert, window, args);
		last = performance.now();
	};
	window.confirm = (...args) => {
		const answer = allowed('confirm', args) && Reflect.apply(confirm, window, args);
		last = performance.now();
		return answer;
	};
	window.prompt = (...args) => {
		const answer = allowed('prompt', args) ? Reflect.apply(prompt, window, args) : null;
		last = performance.now();
		return answer;
	};
}
