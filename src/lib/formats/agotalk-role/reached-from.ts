import type { Reach } from '../format';
import { CONTRACT_PATH } from './facts/contract-file';
import { normalise } from './facts/reference';
import type { RoleFacts } from './facts/role-facts';

type Facts = Pick<RoleFacts, 'files' | 'contract' | 'roleMd' | 'content'>;

/** Read by their names, whoever names them (guide §1 and §4). */
const BY_NAME = new Set(['role.md', CONTRACT_PATH, 'intro.html', 'avatar.png']);
/** An agent reads these at session time (guide §5). */
const SKILL = /^skills\/[^/]+\.md$/u;

/** Every text in a value of the contract. */
function* textsIn(value: unknown): Generator<string> {
	if (typeof value === 'string') yield value;
	else if (Array.isArray(value)) for (const one of value) yield* textsIn(one);
	else if (typeof value === 'object' && value !== null) yield* textsIn(Object.values(value));
}

/** What may be a path in running text, without the full stop that ends a sentence. */
const pathsIn = (text: string): string[] =>
	(text.match(/[\p{L}\p{N}_.~@%+/-]+/gu) ?? []).flatMap((word) => {
		const path = normalise(word.replace(/\.+$/u, ''));
		return path === null || path === '' ? [] : [path];
	});

/**
 * By what each file is reached, the first of: its name, the contract, the entry page and what that names, an intro
 * page, a mention in role.md of the file or of a directory around it. Of a file that is not there nothing was found,
 * which does not prove that nothing reaches it: scripts put names together. Null: the contents were not looked into.
 */
export function reachedFrom({
	files,
	contract,
	roleMd,
	content
}: Facts): Map<string, Reach> | null {
	if (!content) return null;
	const reached = new Map<string, Reach>();
	const add = (path: string | null, reach: Reach): void => {
		if (path !== null && files.has(path) && !reached.has(path)) reached.set(path, reach);
	};
	for (const path of files.keys())
		if (BY_NAME.has(path) || SKILL.test(path)) add(path, { from: 'name', by: null });
	for (const text of textsIn(contract.data)) add(normalise(text), { from: 'contract', by: null });
	for (const [path, by] of content.reached?.files ?? []) add(path, { from: 'entry', by });
	for (const [path, by] of content.introFiles) add(path, { from: 'intro', by });
	const mentioned = new Set(pathsIn(roleMd.text ?? ''));
	for (const path of files.keys()) {
		for (let at = path; at !== ''; at = at.slice(0, Math.max(at.lastIndexOf('/'), 0)))
			if (mentioned.has(at)) add(path, { from: 'role.md', by: null });
	}
	return reached;
}
