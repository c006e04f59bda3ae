import { scanCss } from '../css/scan-css';
import { isRemote } from '../reach/url';
import type { Reference } from '../reference';
import type { Constants, Known } from './constants';
import type { CreatedElements } from './created-elements';
import type { Loading } from './loading-calls';
import { markupReferences } from './markup';
import type { Found } from './script-reader';

/** The references of one place, as far as the program's text tells which URL it loads. */
export function nameReferences(
	found: Found,
	constants: Constants,
	elements: CreatedElements
): Reference[] {
	if ('markup' in found) {
		const { argument, scripts } = found.markup;
		const known = constants.text(argument);
		const span = { start: argument.start, end: argument.end };
		return known ? markupReferences(known.text, scripts).map((one) => ({ ...one, span })) : [];
	}
	if ('set' in found) {
		const { object, attribute, value } = found.set;
		const [kind, follow] = elements.loads(object, attribute) ?? [];
		const known = constants.text(value);
		if (!known) return [];
		if (kind && follow !== undefined) return loaded({ kind, argument: value, follow }, known);
		// Some object's `src`: an image as a rule, and none of ours to look for in the package.
		if (attribute !== 'src') return [];
		return loaded({ kind: 'image', argument: value, follow: null, remoteOnly: true }, known);
	}
	const known = constants.text(found.loading.argument);
	return known ? loaded(found.loading, known) : [];
}

function loaded(loading: Loading, known: Known): Reference[] {
	const { kind, follow, specifier } = loading;
	const url = loading.css ? cssUrl(known.text) : known.text;
	const remote = isRemote(url);
	if (url === '' || (!remote && (loading.remoteOnly || !known.complete))) return [];
	return [
		{
			kind,
			url,
			span: known.span,
			atStart: true,
			base: specifier ? 'file' : known.base,
			follow,
			...(specifier && { specifier }),
			...(!known.complete && { partial: true })
		}
	];
}

const cssUrl = (value: string): string => scanCss(`src: ${value}`, true).references[0]?.url ?? '';
