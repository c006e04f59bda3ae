import { rolecheck, type Rolecheck } from './api';

declare global {
	interface Window {
		rolecheck?: Rolecheck;
	}
}

/** Puts the automation interface on the page, where a program that drives the browser finds it. */
export function installAutomation(): void {
	window.rolecheck = rolecheck;
}
