import type { AnyNode, Expression } from 'acorn';
import type { Follow, ReferenceKind } from '../reference';
import { isString, memberName, ownerName, propertyOf } from './ast';
import { clientCalls } from './client-calls';
import type { Origins } from './origins';

/** An expression whose value is loaded, and as what. */
export interface Loading {
	readonly kind: ReferenceKind;
	readonly argument: AnyNode;
	readonly follow: Follow;
	/** Each element of the argument is loaded. */
	readonly each?: boolean;
	/** Only URLs of other hosts count: what a relative one means, only the library knows. */
	readonly remoteOnly?: boolean;
	/** Only what looks like the name of a data file counts. */
	readonly dataOnly?: boolean;
	readonly specifier?: boolean;
	/** The value is CSS, as in `new FontFace(name, 'url(x)')`. */
	readonly css?: 'value' | 'rules' | 'declarations';
	/** Counts only where nothing has to be the case for it to happen. */
	readonly alwaysOnly?: boolean;
}

export type Call = Extract<AnyNode, { type: 'CallExpression' | 'NewExpression' }>;

const CONSTRUCTORS: ReadonlyMap<string, readonly [ReferenceKind, Follow]> = new Map([
	['Worker', ['worker', 'worker']],
	['SharedWorker', ['worker', 'worker']],
	['WebSocket', ['websocket', null]],
	['WebTransport', ['websocket', null]],
	['EventSource', ['fetch', null]],
	['Audio', ['media', null]]
]);

const METHODS = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/iu;
const EACH = /^(?:forEach|map|flatMap|some|every|find|filter)$/u;

/** What a call loads: `fetch`, workers, sockets, XHR, and the usual clients with another host's URL. */
export function* loadingCalls(node: Call, within: number, origins: Origins): Generator<Loading> {
	const first = node.arguments[0];
	if (!first || first.type === 'SpreadElement') return;
	const global = origins.globalName(node.callee, within);
	if (node.type === 'NewExpression') {
		yield* constructed(node, global, first);
		if (/^(?:webkit)?RTCPeerConnection$/u.test(global ?? ''))
			for (const { node: options } of origins.of(first, within)) yield* servers(options);
		return;
	}
	const borrowed = borrowedFetch(node, within, origins);
	if (borrowed) yield { kind: 'fetch', argument: borrowed, follow: null };
	else if (global === 'fetch') yield { kind: 'fetch', argument: first, follow: null };
	else if (global === 'importScripts') {
		for (const argument of node.arguments) yield { kind: 'script', argument, follow: 'worker' };
	} else {
		yield* methodCall(node, first, within, origins);
		yield* clientCalls(node, first);
		yield* dataOption(first);
	}
}

function* constructed(node: Call, global: string | null, first: Expression): Generator<Loading> {
	const [kind, follow] = CONSTRUCTORS.get(global ?? '') ?? [];
	if (kind && follow !== undefined) yield { kind, argument: first, follow };
	const second = node.arguments[1];
	if (global === 'FontFace' && second)
		yield { kind: 'font', argument: second, follow: null, css: 'value' };
}

/** `{ iceServers: [{ urls: 'stun:host' }] }`, `urls` a text or a list of some. */
function* servers(first: AnyNode): Generator<Loading> {
	if (first.type !== 'ObjectExpression') return;
	const list = propertyOf(first, 'iceServers');
	if (list?.type !== 'ArrayExpression') return;
	for (const server of list.elements) {
		if (server?.type !== 'ObjectExpression') continue;
		for (const name of ['urls', 'url']) {
			const argument = propertyOf(server, name);
			if (!argument) continue;
			const each = argument.type === 'ArrayExpression';
			yield { kind: 'websocket', argument, follow: null, remoteOnly: true, each };
		}
	}
}

/** The URL of `fetch.call(window, url)`, `fetch.apply(window, [url])` and `Reflect.apply(fetch, window, [url])`. */
function borrowedFetch(node: Call, within: number, origins: Origins): AnyNode | null {
	const { callee, arguments: args } = node;
	if (callee.type !== 'MemberExpression') return null;
	const how = memberName(callee);
	if (how !== 'call' && how !== 'apply') return null;
	const reflected = how === 'apply' && ownerName(callee) === 'Reflect';
	const called = reflected ? args[0] : callee.object;
	if (!called || origins.globalName(called, within) !== 'fetch') return null;
	if (how === 'call') return args[1] ?? null;
	const list = args[reflected ? 2 : 1];
	return list?.type === 'ArrayExpression' ? (list.elements[0] ?? null) : null;
}

/** `start({ url: 'https://host/data.json' })`: a library is told which data to load. A page's address is no data. */
function* dataOption(first: Expression): Generator<Loading> {
	if (first.type !== 'ObjectExpression') return;
	const argument = propertyOf(first, 'url');
	if (!argument || !isString(argument)) return;
	if (!/\.(?:json|ya?ml|csv|xml|wasm|bin|glb|gltf)$/u.test(argument.value)) return;
	yield { kind: 'fetch', argument, follow: null, remoteOnly: true };
}

function* methodCall(
	node: Call,
	first: Expression,
	within: number,
	origins: Origins
): Generator<Loading> {
	const { callee } = node;
	const method = memberName(callee);
	const owner = callee.type === 'MemberExpression' ? ownerName(callee) : null;
	const second = node.arguments[1];
	if (method === 'open' && isString(first) && METHODS.test(first.value) && second) {
		yield { kind: 'fetch', argument: second, follow: null };
	} else if (method === 'register' && owner === 'serviceWorker') {
		yield { kind: 'worker', argument: first, follow: 'worker' };
	} else if (method === 'addModule' && /worklet$/iu.test(owner ?? '')) {
		yield { kind: 'worker', argument: first, follow: 'worker' };
	} else if (method === 'sendBeacon') {
		yield { kind: 'fetch', argument: first, follow: null };
	} else if (method === 'insertRule' || method === 'replaceSync') {
		yield { kind: 'style', argument: first, follow: null, css: 'rules' };
	} else if (method === 'setProperty' && second && owner === 'style') {
		yield { kind: 'image', argument: second, follow: null, css: 'value' };
	} else if ((method === 'assign' || method === 'replace') && isLocation(callee)) {
		yield { kind: 'frame', argument: first, follow: null, remoteOnly: true, alwaysOnly: true };
	} else if (method === 'addAll' && callee.type === 'MemberExpression') {
		yield { kind: 'fetch', argument: first, follow: null, each: true, remoteOnly: true };
	} else if (method !== null && EACH.test(method) && callee.type === 'MemberExpression') {
		// `urls.map(fetch)`
		if (first.type === 'Identifier' && origins.globalName(first, within) === 'fetch')
			yield { kind: 'fetch', argument: callee.object, follow: null, each: true };
	}
}

const isLocation = (callee: AnyNode): boolean =>
	callee.type === 'MemberExpression' && namesLocation(callee.object);

/** `location`, `window.location`, `document.location`. */
export const namesLocation = (node: AnyNode): boolean =>
	node.type === 'Identifier'
		? node.name === 'location'
		: node.type === 'MemberExpression' &&
			memberName(node) === 'location' &&
			node.object.type === 'Identifier' &&
			/^(?:window|document|self|globalThis|top|parent)$/u.test(node.object.name);
