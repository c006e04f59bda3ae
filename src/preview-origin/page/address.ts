import { here, send } from './send';

/** The launched frame itself has no page of this origin around it but, in a tab of its own, our host page. */
function isTop(): boolean {
	if (window.parent === window) return true;
	try {
		return window.parent.location.pathname.endsWith('/preview/host.html');
	} catch {
		return true;
	}
}

/** Where the page is and went, for the address bar; and the bar's buttons. */
export function watchAddress(): void {
	const top = isTop();
	addEventListener('load', () => send({ kind: 'loaded', page: here(), top }));
	if (!top) return;
	const { history } = window;
	const nav = 'navigation' in window ? window.navigation : null;
	const tell = (): void => {
		send({
			kind: 'address',
			url: here(),
			title: document.title,
			back: nav?.canGoBack ?? false,
			forward: nav?.canGoForward ?? false
		});
	};
	for (const name of ['pushState', 'replaceState'] as const) {
		const original = history[name];
		history[name] = (...args) => {
			Reflect.apply(original, history, args);
			tell();
		};
	}
	for (const type of ['load', 'popstate', 'hashchange', 'pageshow']) addEventListener(type, tell);
	addEventListener(
		'message',
		(event) => {
			if (event.source !== window.parent || typeof event.data !== 'string') return;
			const command = /^rolecheck:(back|forward|reload|use)$/u.exec(event.data)?.[1];
			if (command === undefined) return;
			event.stopImmediatePropagation();
			if (command === 'back' && nav?.canGoBack) nav.back();
			if (command === 'forward' && nav?.canGoForward) nav.forward();
			if (command === 'reload') location.reload();
			if (command === 'use') use();
		},
		true
	);
}

/** A little use, so that an app that saves when it is used has something to save. No links, no files, no sending. */
function use(): void {
	const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
		'input:is([type=text], [type=search], [type=number], :not([type])), textarea'
	);
	for (const field of [...fields].slice(0, 4)) {
		if (field.disabled || field.readOnly) continue;
		field.value = field.type === 'number' ? '1' : 'a';
		for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
	}
	const buttons = document.querySelectorAll<HTMLElement>(
		'button:not([type=submit], form button), [role=button], [role=tab], input:is([type=checkbox], [type=radio], [type=button])'
	);
	for (const button of [...buttons].slice(0, 6)) button.click();
	const target = document.activeElement ?? document.body;
	for (const key of ['Enter', ' ', 'ArrowRight', 'a'])
		for (const type of ['keydown', 'keyup'])
			target.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true }));
}
