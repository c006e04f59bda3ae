import type { Need } from '../../../repack/change';
import { FIELDS } from '../rules/contract/fields';
import { resolve } from '../facts/reference';
import type { RoleFacts } from '../facts/role-facts';

const CHOICES: Readonly<Record<string, readonly string[]>> = {
	kind: ['application', 'role'],
	license: ['free'],
	'entry.kind': ['static_browser'],
	'entry.address_bar': ['visible', 'hidden'],
	'state.remembers_progress': ['true', 'false']
};

const MAX_PAGES = 50;

/** HTML pages of the package, those under contents/ and named index first. */
function pages({ files }: Pick<RoleFacts, 'files'>): string[] {
	const rank = (path: string): number =>
		(path.startsWith('contents/') ? 0 : 2) + (/(?:^|\/)index\.html?$/iu.test(path) ? 0 : 1);
	return [...files.keys()]
		.filter((path) => /\.html?$/iu.test(path) && path !== 'intro.html')
		.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
		.slice(0, MAX_PAGES);
}

/** The question for a contract key: its choices where there are any. */
export function needOf(facts: RoleFacts, name: string): Need {
	const choices = name === 'entry.target' ? pages(facts) : CHOICES[name];
	return choices && choices.length > 0 ? { name, choices } : { name };
}

/** Whether an answer may stand at a key. */
export function accepts(facts: RoleFacts, name: string, answer: string): boolean {
	if (name === 'entry.target') {
		const found = resolve(answer, facts.layout, facts.similar);
		return found.kind === 'file' && /\.html?$/iu.test(found.path);
	}
	const choices = CHOICES[name];
	if (choices) return choices.includes(answer);
	return FIELDS.find(({ keys }) => keys.join('.') === name)?.accepts(answer) ?? false;
}
