import type { AnyNode } from 'acorn';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const CALLED = words(
	'fetch importScripts open register addModule sendBeacon createElement setAttribute write writeln ' +
		'insertAdjacentHTML axios ky got ajax getJSON getScript get post request json csv load ' +
		'setAttributeNS insertRule replaceSync setProperty addAll createTextNode'
);
const MADE = words(
	'Worker SharedWorker WebSocket WebTransport EventSource Audio FontFace Image RTCPeerConnection'
);
const SET = words(
	'src href data srcset poster innerHTML outerHTML cssText background backgroundImage location'
);
const STORED = words(
	'localStorage sessionStorage indexedDB cookie cookieStore getDirectory caches fetch'
);

/** Whether a scan may ask about this node. Says yes too often rather than not: it only decides what is kept. */
export function isInteresting(node: AnyNode): boolean {
	switch (node.type) {
		case 'Identifier':
			return node.name.length > 4 && STORED.has(node.name);
		case 'Literal':
			return typeof node.value === 'string' && isUrl(node.value);
		case 'TemplateElement':
			return isUrl(node.value.raw);
		case 'CallExpression':
			return isNamed(node.callee, CALLED) || isIndirect(node.callee);
		case 'NewExpression':
			return isNamed(node.callee, MADE);
		case 'AssignmentExpression':
			return node.left.type === 'MemberExpression' && isNamed(node.left, SET);
		case 'ImportExpression':
		case 'ImportDeclaration':
		case 'ExportAllDeclaration':
			return true;
		case 'ExportNamedDeclaration':
			return node.source !== null && node.source !== undefined;
		default:
			return false;
	}
}

/** Most texts are none: the first letter says so. */
const isUrl = (text: string): boolean =>
	'/HSTUWhstuw'.includes(text.charAt(0)) &&
	/^(?:http|\/\/|ws|url\(|(?:stun|turn)s?:)/iu.test(text.slice(0, 8));

/** `(0, fetch)(url)` and `fetch.call(window, url)`. */
function isIndirect(callee: AnyNode): boolean {
	if (callee.type === 'SequenceExpression') {
		const last = callee.expressions.at(-1);
		return last !== undefined && isNamed(last, CALLED);
	}
	return (
		callee.type === 'MemberExpression' &&
		callee.property.type === 'Identifier' &&
		callee.property.name === 'call' &&
		isNamed(callee.object, CALLED)
	);
}

function isNamed(node: AnyNode, names: ReadonlySet<string>): boolean {
	if (node.type === 'Identifier') return names.has(node.name);
	if (node.type !== 'MemberExpression') return false;
	if (node.property.type === 'Identifier') return names.has(node.property.name);
	const { property } = node;
	return (
		property.type === 'Literal' && typeof property.value === 'string' && names.has(property.value)
	);
}
