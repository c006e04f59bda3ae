import { isRemote } from '../reach/url';
import type { Reference } from '../reference';
import { attributeLoads, type AttributeSet } from './created-elements';
import type { Loading } from './loading-calls';
import { loadingCalls, namesLocation } from './loading-calls';
import { madeReferences, markupReferences } from './markup';
import type { Found, ScriptReader } from './script-reader';
import { cssReferences, isImageProperty } from './styles';
import { memberName } from './ast';
import type { Known, Texts } from './texts';

/** A reference, and the functions that have to run for it. */
export interface Named {
	readonly reference: Reference;
	readonly within: readonly number[];
}

/** Names of files that hold data to load: a page's address is none. */
const DATA =
	/\.(?:json|glb|gltf|obj|fbx|bin|hdr|exr|ktx2|wasm|csv|xml|txt|png|jpe?g|webp|gif|svg|mp[34]|ogg|wav|webm|ttf|otf|woff2?)(?:[?#]|$)/iu;

/** Says which URLs what was found loads, as far as the program's text tells. */
export class Namer {
	constructor(
		readonly texts: Texts,
		readonly elements: ScriptReader['elements']
	) {}

	*references(found: Found): Generator<Named> {
		const { within, always } = found;
		if ('call' in found) {
			for (const loading of loadingCalls(found.call, within, this.texts.origins))
				yield* this.#loading(loading, within, always);
			if (memberName(found.call.callee) === 'createTextNode')
				yield* this.#css(found.call.arguments[0], within);
		} else if ('loading' in found) yield* this.#loading(found.loading, within, always);
		else if ('set' in found) yield* this.#set(found.set, within, always);
		else if ('made' in found) yield* this.#made(found.made, within);
		else {
			const { argument, scripts } = found.markup;
			const span = { start: argument.start, end: argument.end };
			for (const known of this.texts.of(argument, within))
				for (const one of markupReferences(known.text, scripts))
					yield { reference: { ...one, span }, within: [within, ...known.through] };
		}
	}

	*#loading(loading: Loading, within: number, always: boolean): Generator<Named> {
		if (loading.alwaysOnly && !always) return;
		const { argument, each } = loading;
		for (const known of this.texts.of(argument, within, each ? 'element' : 'value'))
			for (const reference of loaded(loading, known))
				yield { reference, within: [within, ...known.through] };
	}

	*#set(
		{ object, attribute, value }: AttributeSet,
		within: number,
		always: boolean
	): Generator<Named> {
		const set = (loading: Omit<Loading, 'argument'>): Generator<Named> =>
			this.#loading({ argument: value, ...loading }, within, always);
		if (attribute === 'href' && namesLocation(object)) {
			yield* set({ kind: 'frame', follow: null, remoteOnly: true, alwaysOnly: true });
			return;
		}
		if (attribute === 'location') {
			const window = this.texts.origins.globalName(object, within) ?? '';
			if (!/^(?:window|document|self|globalThis|top|parent)$/u.test(window)) return;
			{
				yield* set({ kind: 'frame', follow: null, remoteOnly: true, alwaysOnly: true });
				return;
			}
		}
		if (attribute === 'cssText' || attribute === 'style') {
			yield* set({ kind: 'image', follow: null, css: 'declarations' });
			return;
		}
		if (isImageProperty(attribute) || attribute === 'content') {
			if (memberName(object) === 'style') yield* set({ kind: 'image', follow: null, css: 'value' });
			return;
		}
		const tag = this.elements.tag(object, within, this.texts.origins);
		if (/^(?:textContent|innerText|innerHTML)$/u.test(attribute)) {
			if (tag === 'style') yield* this.#css(value, within);
			return;
		}
		const [kind, follow] = attributeLoads(tag, attribute) ?? [];
		if (kind && follow !== undefined) {
			yield* set({ kind, follow });
			return;
		}
		// Some object's `src`: an image as a rule, and none of ours to look for in the package.
		if (attribute === 'src') yield* set({ kind: 'image', follow: null, remoteOnly: true });
		if (attribute === 'srcset' && tag !== 'source')
			yield* this.#made({ tag: 'img', attributes: new Map([['srcset', value]]) }, within);
	}

	*#css(argument: Loading['argument'] | undefined, within: number): Generator<Named> {
		if (argument)
			yield* this.#loading({ kind: 'style', argument, follow: null, css: 'rules' }, within, true);
	}

	*#made(
		{ tag, attributes }: Extract<Found, { made: unknown }>['made'],
		within: number
	): Generator<Named> {
		const through: number[] = [within];
		const known = [...attributes].flatMap(([name, value]) => {
			const [text, ...more] = this.texts.of(value, within);
			if (!text?.complete || more.length > 0) return [];
			through.push(...text.through);
			return [{ name, value: text.text, span: text.span }];
		});
		// Of what is not there by a relative path nothing is said: most parts of an app are not shown at start.
		for (const reference of madeReferences(tag, known))
			if (isRemote(reference.url) || reference.url.startsWith('/'))
				yield { reference, within: through };
	}
}

function loaded(loading: Loading, known: Known): Reference[] {
	const { kind, follow, specifier, css } = loading;
	if (css) {
		const span = known.span;
		return cssReferences(known.text, css)
			.filter(({ url }) => isRemote(url))
			.map((one) => ({ ...one, ...(css === 'value' && { kind }), span }));
	}
	const url = known.text;
	const remote = isRemote(url);
	if (url === '' || (!remote && (loading.remoteOnly || !known.complete))) return [];
	if (loading.dataOnly && !DATA.test(url)) return [];
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
