import type { Expression } from 'acorn';
import { memberName, ownerName, propertyOf } from './ast';
import type { Call, Loading } from './loading-calls';

const CLIENTS = new Set(['axios', '$', 'jQuery', 'd3', 'ky', 'superagent', 'got', '$http']);
const CLIENT_CALLS = new Set(
	'get post put patch delete head request ajax getJSON getScript load json csv tsv text xml'.split(
		' '
	)
);

const PHASER = new Set(
	'image svg audio video json text xml atlas spritesheet bitmapFont tilemapTiledJSON script'.split(
		' '
	)
);

const REMOTE = { follow: null, remoteOnly: true } as const;

/** What the usual libraries load, by the names that they and everybody else give to it. */
export function* clientCalls(node: Call, first: Expression): Generator<Loading> {
	const { callee } = node;
	const method = callee.type === 'Identifier' ? null : memberName(callee);
	const name = callee.type === 'Identifier' ? callee.name : '';
	const owner = callee.type === 'MemberExpression' ? (ownerName(callee) ?? '') : '';
	const known =
		method === null ? CLIENTS.has(name) : CLIENTS.has(owner) && CLIENT_CALLS.has(method);
	const second = node.arguments[1];
	if (known) yield* client(first);
	else if (name === 'io') yield { kind: 'websocket', argument: first, ...REMOTE };
	// three.js: `new GLTFLoader().load(url)`; p5: `loadImage(url)`.
	else if (/^load(?:Async|[A-Z]\w*)?$/u.test(method ?? name))
		yield { kind: 'fetch', argument: first, ...REMOTE, dataOnly: true };
	// Phaser: `this.load.image(key, url)`.
	else if (owner === 'load' && second && PHASER.has(method ?? ''))
		yield { kind: 'fetch', argument: second, ...REMOTE };
}

/** `axios.get(url)` and `$.ajax({ url })`. */
function* client(first: Expression): Generator<Loading> {
	const argument = first.type === 'ObjectExpression' ? propertyOf(first, 'url') : first;
	if (argument) yield { kind: 'fetch', argument, ...REMOTE };
}
