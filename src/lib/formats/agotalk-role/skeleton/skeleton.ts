import { CONTRACT_PATH } from '../facts/contract-file';
import { tomlString } from '../repairs/toml-edit';
import { unanswered, type NewRole } from './fields';
import { entryPage, introPage } from './page';

const yamlString = (text: string): string => JSON.stringify(text.toWellFormed());

function roleMd({ title, description, path }: NewRole): string {
	const start =
		path === 'B'
			? 'Launch the app and say in one sentence what it does.'
			: 'Greet the user, and ask what they want to begin with.';
	return `---
title: ${yamlString(title)}
description: ${yamlString(description)}
---

# ${title.replaceAll(/\s+/gu, ' ')}

${description}

## Boundaries

Say here what the role does not do.

## Start of a session

${start}
`;
}

function contract(role: NewRole, entry: string | null): string {
	const lines = [
		'schema_version = 1',
		`id = ${tomlString(role.id)}`,
		`version = ${tomlString(role.version)}`,
		`title = ${tomlString(role.title)}`,
		`summary = ${tomlString(role.description)}`,
		`kind = ${entry === null ? '"role"' : '"application"'}`,
		'license = "free"'
	];
	if (role.minAppVersion !== '') lines.push(`min_app_version = ${tomlString(role.minAppVersion)}`);
	if (entry !== null) {
		lines.push('', '[entry]', 'kind = "static_browser"', `target = ${tomlString(entry)}`);
		lines.push(`address_bar = ${tomlString(role.addressBar)}`);
	}
	lines.push('', '[preview]', 'intro_html = "intro.html"');
	lines.push('', '[state]', `remembers_progress = ${role.remembersProgress}`);
	lines.push('', '[environment]', 'manager = "agotalk"', 'dependency_mode = "none"', '');
	return lines.join('\n');
}

/**
 * The files of a new package, by path relative to its root; null while an answer is missing. What it makes passes
 * every rule (guide §9).
 */
export function skeleton(role: NewRole): ReadonlyMap<string, string> | null {
	if (unanswered(role).length > 0) return null;
	const files = new Map([['role.md', roleMd(role)]]);
	if (role.path === 'A') return files;
	const folder = `contents/${role.id}`;
	files.set(CONTRACT_PATH, contract(role, role.path === 'B' ? `${folder}/index.html` : null));
	files.set('intro.html', introPage(role.title, role.description));
	if (role.path === 'B') {
		const page = entryPage(role.title, role.remembersProgress === 'true');
		for (const [name, text] of Object.entries(page)) files.set(`${folder}/${name}`, text);
	}
	return files;
}
