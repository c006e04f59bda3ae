import type { AnyNode } from 'acorn';
import { memberName, ownerName } from './ast';

const GLOBALS = new Set(['localStorage', 'sessionStorage', 'indexedDB']);
const CACHE_CALLS = new Set(['open', 'match', 'has', 'delete', 'keys']);

/** The storage that a node uses; null: none. A `typeof` is a question, not a use, and is not asked here. */
export function storageApi(node: AnyNode): string | null {
	if (node.type === 'Identifier') return GLOBALS.has(node.name) ? node.name : null;
	if (node.type !== 'MemberExpression') return null;
	const name = memberName(node);
	if (name === null) return null;
	if (GLOBALS.has(name)) return name;
	const owner = ownerName(node);
	if (owner === 'document' && name === 'cookie') return 'document.cookie';
	if (owner === 'caches' && CACHE_CALLS.has(name)) return 'caches';
	if (owner === 'storage' && name === 'getDirectory') return 'navigator.storage.getDirectory';
	return name === 'cookieStore' ? name : null;
}
