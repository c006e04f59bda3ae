import type { Change, Need } from '../../../repack/change';
import { CONTRACT_PATH, type ContractFile } from '../facts/contract-file';
import { contractId, valueAt } from '../facts/contract-values';
import { isRoleId } from '../facts/role-id';
import type { RoleFacts } from '../facts/role-facts';
import { tomlPath } from '../facts/toml-places';
import { FIELDS } from '../rules/contract/fields';
import { accepts, needOf } from './answers';
import { noNeeds, type Answers, type Repairer } from './repairer';
import { addTable, setLiteral, setString, tomlString } from './toml-edit';

/** Keys whose value is written without quotes. */
const BARE: ReadonlySet<string> = new Set(['schema_version', 'state.remembers_progress']);

const literalOf = (key: string, value: string): string =>
	BARE.has(key) ? value : tomlString(value);

function set(contract: ContractFile, key: string, value: string): Change {
	const keys = key.split('.');
	return BARE.has(key) ? setLiteral(contract, keys, value) : setString(contract, keys, value);
}

/** Keys like `preview.screenshots[1]`, as the findings name them. */
function keysOf(at: string): (string | number)[] {
	return at
		.split(/[.[\]]/u)
		.filter((part) => part !== '')
		.map((part) => (/^\d+$/u.test(part) ? Number(part) : part));
}

/** Writes the only value that a key may have, or the whole table of such keys. */
const setFixedValue: Repairer = {
	id: 'set-fixed-value',
	automatic: true,
	needs: noNeeds,
	changes({ contract }, findings) {
		const at = findings[0]?.fix?.at ?? '';
		const fixed = FIELDS.filter(({ keys }) => keys.join('.') === at || keys[0] === at);
		const pairs = fixed.flatMap(({ keys, only }) =>
			only === undefined ? [] : [[keys.at(-1) ?? '', only] as const]
		);
		if (pairs.length === 0) return null;
		if (fixed.length > 1 && valueAt(contract.data, at) === undefined)
			return [addTable(contract, at, pairs)];
		const [field] = fixed;
		return field?.only === undefined ? null : [setLiteral(contract, field.keys, field.only)];
	}
};

/** Writes a value that the user has given. */
const setValue: Repairer = {
	id: 'set-value',
	automatic: false,
	needs: (facts, [finding]) => (finding?.fix?.needs ?? []).map((name) => needOf(facts, name)),
	changes(facts, [finding], answers) {
		const [name] = finding?.fix?.needs ?? [];
		if (name === undefined) return null;
		const answer = answers[name];
		if (answer === undefined || !accepts(facts, name, answer)) return null;
		return [set(facts.contract, name, answer)];
	}
};

const ENTRY_NEEDS = ['entry.target', 'entry.address_bar'];

/** Adds the whole `[entry]`. */
const addEntry: Repairer = {
	id: 'add-entry',
	automatic: false,
	needs: (facts) => ENTRY_NEEDS.map((name): Need => needOf(facts, name)),
	changes(facts, _findings, answers) {
		const pairs: [string, string][] = [['kind', '"static_browser"']];
		for (const name of ENTRY_NEEDS) {
			const answer = answers[name];
			if (answer === undefined || !accepts(facts, name, answer)) return null;
			pairs.push([name.slice('entry.'.length), literalOf(name, answer)]);
		}
		return [addTable(facts.contract, 'entry', pairs)];
	}
};

/** Writes the name of the file that is there into the key that nearly names it. */
const useExistingPath: Repairer = {
	id: 'use-existing-path',
	automatic: true,
	needs: noNeeds,
	changes({ contract }, [finding]) {
		const similar = finding?.params['similar'];
		const at = finding?.fix?.at;
		if (typeof similar !== 'string' || at === undefined) return null;
		return [setString(contract, keysOf(at), similar)];
	}
};

/** Makes id and directory equal, whichever of the two the user says is right. */
const agreeOnId: Repairer = {
	id: 'agree-on-id',
	automatic: false,
	needs: ({ contract, where }) => {
		const choices = [where.directory, contractId(contract)].filter((name) => name !== null);
		return [{ name: 'id', choices }];
	},
	changes(facts: RoleFacts, _findings, answers: Answers) {
		const { id } = answers;
		if (id === undefined || !isRoleId(id)) return null;
		const changes: Change[] = [];
		if (id !== contractId(facts.contract)) changes.push(setString(facts.contract, ['id'], id));
		if (id !== facts.where.directory) changes.push({ kind: 'root', to: id });
		return changes;
	}
};

/** Gives a misspelt key the name that looks meant. Whether it was meant is for the author to say. */
const renameKey: Repairer = {
	id: 'rename-key',
	automatic: false,
	needs: noNeeds,
	changes({ contract }, [finding]) {
		const at = finding?.fix?.at;
		const suggestion = finding?.params['suggestion'];
		const place = at === undefined ? undefined : contract.places.get(tomlPath(...at.split('.')));
		if (!place || typeof suggestion !== 'string') return null;
		const written = contract.text.slice(place.key.start, place.key.end);
		const name = at?.split('.').at(-1) ?? '';
		const from = written.lastIndexOf(name);
		if (from < 0 || place.how === 'dotted' || place.how === 'implied') return null;
		const start = place.key.start + from;
		const span = { start, end: start + name.length };
		return [{ kind: 'edit', path: CONTRACT_PATH, span, text: suggestion }];
	}
};

export const contractRepairs: readonly Repairer[] = [
	setFixedValue,
	setValue,
	addEntry,
	useExistingPath,
	agreeOnId,
	renameKey
];
