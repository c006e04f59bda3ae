import type { Query } from './engine';

/**
 * Runs in the page. The first element that shows and is meant; null: none yet. Names are compared as a person reads them:
 * the label if there is one, else the text, in part.
 */
export function findInPage(query: Query): Element | null {
	const roles: Readonly<Record<string, string>> = {
		button: 'button, [role=button], summary',
		link: 'a[href]',
		heading: 'h1, h2, h3, h4',
		tab: '[role=tab]',
		alert: '[role=alert]',
		status: '[role=status], output',
		textbox: 'input:not([type]), input[type=text], textarea, [role=textbox]',
		searchbox: 'input[type=search]',
		treeitem: '[role=treeitem]',
		listitem: 'li',
		option: '[role=option]',
		dialog: 'dialog, [role=dialog]',
		checkbox: 'input[type=checkbox]'
	};
	const plain = (text: string | null | undefined): string =>
		(text ?? '').replace(/\s+/gu, ' ').trim();
	const shows = (element: Element): boolean =>
		element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
	const nameOf = (element: Element): string => {
		const label = element.getAttribute('aria-label');
		if (label) return label;
		const by = element.getAttribute('aria-labelledby');
		if (by)
			return by
				.split(' ')
				.map((id) => plain(document.getElementById(id)?.textContent))
				.join(' ');
		if ('labels' in element && element.labels instanceof NodeList && element.labels.length > 0)
			return plain(element.labels[0]?.textContent);
		return plain(element.textContent);
	};
	if ('css' in query) return document.querySelector(query.css);
	if ('role' in query) {
		const named = [
			...document.querySelectorAll(roles[query.role] ?? `[role=${query.role}]`)
		].filter((element) => shows(element) && nameOf(element).includes(query.name ?? ''));
		return named.find((element) => nameOf(element) === query.name) ?? named[0] ?? null;
	}
	const within = document.querySelectorAll(query.in ?? 'body *');
	const holding = [...within].filter(
		(element) => shows(element) && plain(element.textContent).includes(query.text)
	);
	return holding.at(-1) ?? null;
}

/** Runs in the page: from now on a file dialog is not opened, and the input it is for stands in the page. */
export function keepFileInputs(): void {
	const { click } = HTMLInputElement.prototype;
	HTMLInputElement.prototype.click = function (this: HTMLInputElement) {
		if (this.type !== 'file') return click.call(this);
		document.querySelector('[data-chosen]')?.remove();
		this.dataset['chosen'] = '';
		this.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:9999';
		document.body.append(this);
	};
}
