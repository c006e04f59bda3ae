import type { AnyNode } from 'acorn';
import { keyName, memberName, ownerName } from './ast';

const GLOBALS = new Set(['localStorage', 'sessionStorage', 'indexedDB', 'cookieStore', 'caches']);
const CACHE_CALLS = /^(?:open|match|has|delete|keys)$/u;
const WINDOWS = /^(?:window|self|globalThis|top|parent|frames)$/u;

/** A use of the browser's storage, if that name is the browser's own and none of the program's. */
export interface PossibleUse {
	readonly api: string;
	/** The expression that has to be that global. */
	readonly of: AnyNode;
	readonly global: RegExp;
}

/** The storage that a node may use. A `typeof` is a question, not a use, and is not asked here. */
export function storageUse(node: AnyNode): PossibleUse | null {
	if (node.type === 'Identifier') return GLOBALS.has(node.name) ? own(node.name, node) : null;
	if (node.type === 'ObjectPattern') {
		for (const property of node.properties) {
			const name = property.type === 'Property' ? keyName(property.key, property.computed) : null;
			if (name !== null && GLOBALS.has(name) && name !== 'caches')
				return { api: name, of: node, global: /^/u };
		}
		return null;
	}
	if (node.type !== 'MemberExpression') return null;
	const name = memberName(node);
	if (name === null) return null;
	const { object } = node;
	if (name === 'cookie') {
		const isDocument = memberName(object) === 'document';
		return { api: 'document.cookie', of: object, global: isDocument ? /^/u : /^document$/u };
	}
	// Of whatever window or global scope: frames, `e.view`, `ownerDocument.defaultView`.
	if (GLOBALS.has(name))
		return { api: name, of: object, global: name === 'caches' ? WINDOWS : /^/u };
	if (CACHE_CALLS.test(name)) return { api: 'caches', of: object, global: /^caches$/u };
	if (name === 'getDirectory' && ownerName(node) === 'storage')
		return { api: 'navigator.storage.getDirectory', of: object, global: /^/u };
	return null;
}

const own = (api: string, of: AnyNode): PossibleUse => ({
	api,
	of,
	global: new RegExp(`^${api}$`, 'u')
});
