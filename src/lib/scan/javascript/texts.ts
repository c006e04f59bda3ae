import type { AnyNode } from 'acorn';
import type { Span } from '../span';
import { isString, keyName, memberName } from './ast';
import type { Constants } from './constants';
import type { Origin, Origins } from './origins';

/** What an expression comes to, as far as its text tells. */
export interface Known {
	readonly text: string;
	/** False: the start of it only. */
	readonly complete: boolean;
	readonly span: Span;
	readonly base: 'page' | 'file';
	/** Functions that have to run for it to be this one. */
	readonly through: readonly number[];
}

/** Deepest nesting of one expression that is worked out, and the most texts that one may come to. */
const DEEPEST = 32;
const MOST = 24;

const SAME = /^(?:toString|trim|valueOf|toLowerCase|normalize)$/u;

/** The strings that expressions make: literals, templates, sums, names for them, `new URL(x, base)`. */
export class Texts {
	constructor(
		readonly origins: Origins,
		readonly constants: Constants
	) {}

	/** Of expressions that were asked for. */
	readonly #values = new Map<AnyNode, Known[]>();

	of(node: AnyNode, within: number, take: 'value' | 'element' = 'value', depth = 0): Known[] {
		if (depth > DEEPEST || node.type === 'SpreadElement') return [];
		const known = take === 'value' ? this.#values.get(node) : undefined;
		if (known) return known;
		const found = this.origins
			.ofSource({ node, within, take }, [])
			.flatMap((origin) => this.#text(origin, depth + 1))
			.slice(0, MOST);
		if (take === 'value') this.#values.set(node, found);
		return found;
	}

	#text({ node, within, through }: Origin, depth: number): Known[] {
		const span = { start: node.start, end: node.end };
		const inside = (inner: AnyNode | undefined): Known[] =>
			inner
				? this.of(inner, within, 'value', depth).map((one) => ({
						...one,
						through: [...through, ...one.through]
					}))
				: [];
		switch (node.type) {
			case 'Literal':
				return isString(node) ? [literal(node.value, span, through)] : [];
			case 'TemplateLiteral': {
				const parts = node.quasis.flatMap((quasi, at): Part[] => {
					const next = node.expressions[at];
					return [quasi.value.cooked ?? '', ...(next ? [() => inside(next)] : [])];
				});
				return joined(parts, { start: span.start + 1, end: span.end - 1 }, through);
			}
			case 'BinaryExpression':
				if (node.operator !== '+' || node.left.type === 'PrivateIdentifier') return [];
				return joined([() => inside(node.left), () => inside(node.right)], span, through);
			case 'NewExpression': {
				const name = this.origins.globalName(node.callee, within);
				if (name === 'Request' || name === 'String') return inside(node.arguments[0]);
				return name === 'URL' ? this.#url(node.arguments, inside) : [];
			}
			case 'CallExpression': {
				const { callee } = node;
				const method = memberName(callee) ?? '';
				if (callee.type === 'MemberExpression' && SAME.test(method)) return inside(callee.object);
				if (callee.type === 'MemberExpression' && method === 'concat')
					return joined(
						[callee.object, ...node.arguments].map((one) => () => inside(one)),
						span,
						through
					);
				const name = callee.type === 'Identifier' ? callee.name : '';
				return /^(?:String|encodeURI)$/u.test(name) ? inside(node.arguments[0]) : [];
			}
			case 'MemberExpression': {
				const name = memberName(node);
				if (name === 'href') return inside(node.object);
				const kept = this.constants.propertyText(name ?? '');
				return kept === null ? [] : [{ text: kept, complete: true, span, base: 'page', through }];
			}
			default:
				return [];
		}
	}

	#url(args: readonly AnyNode[], inside: (node: AnyNode | undefined) => Known[]): Known[] {
		const [path, base] = args;
		const paths = inside(path);
		if (!base) return paths;
		if (isImportMetaUrl(base)) return paths.map((one) => ({ ...one, base: 'file' as const }));
		const [origin] = inside(base);
		if (origin) return paths.map((one) => ({ ...one, text: resolved(origin.text, one.text) }));
		return /^(?:document|location|window|self)$/u.test(rootName(base)) ? paths : [];
	}
}

/** A text, or what says which: asked only where what stands before it is known. */
type Part = string | (() => readonly Known[]);

/** One after the other: each way there is, until a part that is not known. */
function joined(parts: readonly Part[], span: Span, through: readonly number[]): Known[] {
	let made: Known[] = [{ text: '', complete: true, span, base: 'page', through }];
	for (const part of parts) {
		if (typeof part === 'string') {
			made = made.map((one) => (one.complete ? { ...one, text: one.text + part } : one));
			continue;
		}
		if (made.every(({ complete }) => !complete)) break;
		const texts = part();
		made = made
			.flatMap((one) => {
				if (!one.complete) return [one];
				if (texts.length === 0) return [{ ...one, complete: false }];
				return texts.map(({ text, complete, through: more }) => ({
					...one,
					text: one.text + text,
					complete,
					through: [...one.through, ...more]
				}));
			})
			.slice(0, MOST);
	}
	return made.filter(({ text, complete }) => complete || text !== '');
}

/** A literal's place is its text without the quotes, where it is written as it is read. */
const literal = (text: string, { start, end }: Span, through: readonly number[]): Known => ({
	text,
	complete: true,
	span: { start: start + 1, end: end - 1 },
	base: 'page',
	through
});

const isImportMetaUrl = (node: AnyNode): boolean =>
	node.type === 'MemberExpression' &&
	node.object.type === 'MetaProperty' &&
	keyName(node.property, node.computed) === 'url';

function rootName(node: AnyNode): string {
	let inner = node;
	while (inner.type === 'MemberExpression') inner = inner.object;
	return inner.type === 'Identifier' ? inner.name : '';
}

function resolved(base: string, path: string): string {
	try {
		return new URL(path, base).href;
	} catch {
		return path;
	}
}
