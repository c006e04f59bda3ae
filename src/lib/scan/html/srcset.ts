import type { Span } from '../span';

/** URLs of a `srcset`, with their place in it (HTML, 4.8.4.2.1: parsing a srcset attribute). */
export function srcsetUrls(value: string): { url: string; span: Span }[] {
	const found: { url: string; span: Span }[] = [];
	let at = 0;
	while (at < value.length) {
		while (at < value.length && /[\s,]/u.test(value[at] ?? '')) at++;
		const start = at;
		while (at < value.length && !/\s/u.test(value[at] ?? '')) at++;
		let end = at;
		while (end > start && value[end - 1] === ',') end--;
		if (end > start) found.push({ url: value.slice(start, end), span: { start, end } });
		if (end === at) at = afterDescriptors(value, at);
	}
	return found;
}

/** Descriptors end at a comma outside parentheses. */
function afterDescriptors(value: string, from: number): number {
	let inside = false;
	for (let at = from; at < value.length; at++) {
		const unit = value[at];
		if (unit === '(') inside = true;
		else if (unit === ')') inside = false;
		else if (unit === ',' && !inside) return at + 1;
	}
	return value.length;
}
