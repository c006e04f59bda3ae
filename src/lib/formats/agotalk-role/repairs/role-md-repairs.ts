import type { Change } from '../../../repack/change';
import { stringAt } from '../facts/contract-values';
import { deletion } from '../facts/delete-key';
import { readFrontMatter, type FrontMatter } from '../facts/front-matter';
import type { RoleFacts } from '../facts/role-facts';

import { noNeeds, type Repairer } from './repairer';
import { lineEnd } from './toml-edit';

type Mapping = Extract<FrontMatter, { kind: 'mapping' }>;

const edit = (start: number, end: number, text: string): Change => ({
	kind: 'edit',
	path: 'role.md',
	span: { start, end },
	text
});

/** A YAML double-quoted scalar: a JSON string is one. */
const yamlString = (value: string): string => JSON.stringify(value.toWellFormed());

const mappingOf = ({ roleMd }: RoleFacts): { front: Mapping; text: string } | null =>
	roleMd.frontMatter?.kind === 'mapping' && roleMd.text !== null
		? { front: roleMd.frontMatter, text: roleMd.text }
		: null;

/** Sets one key of the front matter, there with an empty value or not there at all. */
function setKey(front: Mapping, text: string, key: string, value: string): Change {
	const literal = yamlString(value);
	const place = front.places.get(key);
	if (place?.value) return edit(place.value.start, place.value.end, literal);
	if (place) {
		const colon = text.indexOf(':', place.key.end) + 1;
		return edit(colon, colon, ` ${literal}`);
	}
	const flow = [...front.places.values()].some((other) => other.flow);
	if (flow) {
		const brace = text.indexOf('{', front.block.start) + 1;
		return edit(brace, brace, `${key}: ${literal}, `);
	}
	return edit(front.block.start, front.block.start, `${key}: ${literal}${lineEnd(text)}`);
}

/** Copies a text of the contract into the front matter; withdrawn where the result would not read back so. */
function copier(id: string, key: string, from: string): Repairer {
	return {
		id,
		automatic: true,
		needs: noNeeds,
		changes(facts) {
			const found = mappingOf(facts);
			const value = stringAt(facts.contract.data, from);
			if (!found || value === null) return null;
			const change = setKey(found.front, found.text, key, value);
			if (change.kind !== 'edit') return null;
			const { start, end } = change.span;
			const after = readFrontMatter(
				found.text.slice(0, start) + change.text + found.text.slice(end)
			);
			return after.kind === 'mapping' && after.data[key] === value ? [change] : null;
		}
	};
}

const deleteAvatarKey: Repairer = {
	id: 'delete-avatar-key',
	automatic: true,
	needs: noNeeds,
	changes(facts) {
		const found = mappingOf(facts);
		const span = found && deletion(found.text, found.front, 'avatar');
		return span ? [edit(span.start, span.end, '')] : null;
	}
};

const addFrontMatter: Repairer = {
	id: 'add-front-matter',
	automatic: true,
	needs: noNeeds,
	changes({ contract, roleMd }) {
		const title = stringAt(contract.data, 'title');
		const summary = stringAt(contract.data, 'summary');
		if (title === null || summary === null || roleMd.text === null) return null;
		const lines = [
			'---',
			`title: ${yamlString(title)}`,
			`description: ${yamlString(summary)}`,
			'---'
		];
		const eol = lineEnd(roleMd.text);
		return [edit(0, 0, [...lines, '', ''].join(eol))];
	}
};

const renameRoleMd: Repairer = {
	id: 'rename-role-md',
	automatic: true,
	needs: noNeeds,
	changes({ layout }, [finding]) {
		const similar = finding?.params['similar'];
		const file = typeof similar === 'string' ? layout.files.get(similar) : undefined;
		return file ? [{ kind: 'move', node: file.node, to: 'role.md' }] : null;
	}
};

/** Rewriting a text as UTF-8 is what any edit does: an empty edit is enough. */
const reencode: Repairer = {
	id: 'reencode-utf8',
	automatic: true,
	needs: noNeeds,
	changes(_facts, [finding]) {
		const path = finding?.fix?.at;
		return path === undefined
			? null
			: [{ kind: 'edit', path, span: { start: 0, end: 0 }, text: '' }];
	}
};

export const roleMdRepairs: readonly Repairer[] = [
	deleteAvatarKey,
	addFrontMatter,
	copier('copy-title', 'title', 'title'),
	copier('copy-description', 'description', 'summary'),
	renameRoleMd,
	reencode
];
