import type { AnyNode, Expression } from 'acorn';
import type { Follow, ReferenceKind } from '../reference';
import { globalName, isString, keyName, memberName, ownerName } from './ast';

/** An expression whose value is loaded, and as what. */
export interface Loading {
	readonly kind: ReferenceKind;
	readonly argument: Expression;
	readonly follow: Follow;
	/** Only URLs of other hosts count: what a relative one means, only the library knows. */
	readonly remoteOnly?: boolean;
	readonly specifier?: boolean;
	/** The value is CSS, as in `new FontFace(name, 'url(x)')`. */
	readonly css?: boolean;
}

type Call = Extract<AnyNode, { type: 'CallExpression' | 'NewExpression' }>;

const CONSTRUCTORS: ReadonlyMap<string, readonly [ReferenceKind, Follow]> = new Map([
	['Worker', ['worker', 'worker']],
	['SharedWorker', ['worker', 'worker']],
	['WebSocket', ['websocket', null]],
	['WebTransport', ['websocket', null]],
	['EventSource', ['fetch', null]],
	['Audio', ['media', null]]
]);

const METHODS = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/iu;
const CLIENTS = new Set(['axios', '$', 'jQuery', 'd3', 'ky', 'superagent', 'got', '$http']);
const CLIENT_CALLS = new Set(
	'get post put patch delete head request ajax getJSON getScript load json csv tsv text xml'.split(
		' '
	)
);

/** What a call loads: `fetch`, workers, sockets, XHR, and the usual clients with another host's URL. */
export function* loadingCalls(node: Call): Generator<Loading> {
	const first = expressionAt(node, 0);
	if (!first) return;
	const global = globalName(node.callee);
	if (node.type === 'NewExpression') {
		const [kind, follow] = CONSTRUCTORS.get(global ?? '') ?? [];
		if (kind && follow !== undefined) yield { kind, argument: first, follow };
		const second = expressionAt(node, 1);
		if (global === 'FontFace' && second) {
			yield { kind: 'font', argument: second, follow: null, css: true };
		}
		return;
	}
	const borrowed = borrowedFetch(node);
	if (borrowed) yield { kind: 'fetch', argument: requested(borrowed), follow: null };
	else if (global === 'fetch') yield { kind: 'fetch', argument: requested(first), follow: null };
	else if (global === 'importScripts') {
		for (let i = 0; i < node.arguments.length; i++) {
			const argument = expressionAt(node, i);
			if (argument) yield { kind: 'script', argument, follow: 'worker' };
		}
	} else if (global !== null && CLIENTS.has(global)) yield* clientCall(first);
	else {
		yield* methodCall(node, first);
		yield* dataOption(first);
	}
}

/** The URL of `fetch.call(window, url)`. */
function borrowedFetch(node: Call): Expression | null {
	const { callee } = node;
	if (callee.type !== 'MemberExpression' || memberName(callee) !== 'call') return null;
	return globalName(callee.object) === 'fetch' ? expressionAt(node, 1) : null;
}

/** `fetch(new Request(url))` asks for what `fetch(url)` does. */
function requested(argument: Expression): Expression {
	if (argument.type !== 'NewExpression' || globalName(argument.callee) !== 'Request')
		return argument;
	return expressionAt(argument, 0) ?? argument;
}

/** `start({ url: 'https://host/data.json' })`: a library is told which data to load. A page's address is no data. */
function* dataOption(first: Expression): Generator<Loading> {
	if (first.type !== 'ObjectExpression') return;
	for (const property of first.properties) {
		if (property.type !== 'Property' || keyName(property.key, property.computed) !== 'url')
			continue;
		const { value: argument } = property;
		if (!isString(argument) || !/\.(?:json|ya?ml|csv|xml|wasm|bin|glb|gltf)$/u.test(argument.value))
			continue;
		yield { kind: 'fetch', argument, follow: null, remoteOnly: true };
	}
}

function* methodCall(node: Call, first: Expression): Generator<Loading> {
	const method = memberName(node.callee);
	const owner = node.callee.type === 'MemberExpression' ? ownerName(node.callee) : null;
	const second = expressionAt(node, 1);
	if (method === 'open' && isString(first) && METHODS.test(first.value) && second) {
		yield { kind: 'fetch', argument: second, follow: null };
	} else if (method === 'register' && owner === 'serviceWorker') {
		yield { kind: 'worker', argument: first, follow: 'worker' };
	} else if (method === 'addModule' && /worklet$/iu.test(owner ?? '')) {
		yield { kind: 'worker', argument: first, follow: 'worker' };
	} else if (method === 'sendBeacon') {
		yield { kind: 'fetch', argument: first, follow: null };
	} else if (method !== null && CLIENT_CALLS.has(method) && CLIENTS.has(owner ?? '')) {
		yield* clientCall(first);
	}
}

/** `axios.get(url)` and `$.ajax({ url })`. */
function* clientCall(first: Expression): Generator<Loading> {
	const loading = { kind: 'fetch', follow: null, remoteOnly: true } as const;
	if (first.type !== 'ObjectExpression') {
		yield { ...loading, argument: first };
		return;
	}
	for (const property of first.properties) {
		if (property.type !== 'Property' || keyName(property.key, property.computed) !== 'url')
			continue;
		yield { ...loading, argument: property.value };
	}
}

function expressionAt(node: Call, position: number): Expression | null {
	const argument = node.arguments[position];
	return argument && argument.type !== 'SpreadElement' ? argument : null;
}
