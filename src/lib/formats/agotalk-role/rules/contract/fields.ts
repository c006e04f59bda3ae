import type { TomlValue } from 'smol-toml';
import type { Finding } from '../../../../contract/finding';
import type { Rule } from '../../../../contract/rule';
import type { ContractFile } from '../../facts/contract-file';
import { isTable, valueAt } from '../../facts/contract-values';
import { isRoleId } from '../../facts/role-id';
import type { RoleFacts } from '../../facts/role-facts';
import { isPlainVersion, isSemVer } from '../../facts/version';
import {
	ROLE_ENVIRONMENT_INVALID,
	ROLE_CONTRACT_FIELD_INVALID,
	ROLE_CONTRACT_FIELD_MISSING,
	ROLE_ID_DIR_MISMATCH,
	ROLE_STATE_REMEMBERS_PROGRESS_INVALID
} from './field-codes';
import { atKey, atValue, showValue } from './places';

/** A key with its rule: what it has to hold, in words, and whether it does. */
export interface Field {
	readonly keys: readonly string[];
	readonly expected: string;
	readonly accepts: (value: TomlValue) => boolean;
	readonly required: boolean;
	/** The code when it holds something else. */
	readonly wrong:
		| typeof ROLE_CONTRACT_FIELD_INVALID
		| typeof ROLE_STATE_REMEMBERS_PROGRESS_INVALID
		| typeof ROLE_ENVIRONMENT_INVALID;
	/** The one value there is, which a repair can write without asking. */
	readonly only?: string;
}

const isText = (value: TomlValue): boolean => typeof value === 'string' && value.trim() !== '';
const string =
	(accepts: (text: string) => boolean) =>
	(value: TomlValue): boolean =>
		typeof value === 'string' && accepts(value);
const exactly =
	(...allowed: readonly TomlValue[]) =>
	(value: TomlValue): boolean =>
		allowed.includes(value);

const field = (key: string, expected: string, accepts: Field['accepts']): Field => ({
	keys: key.split('.'),
	expected,
	accepts,
	required: true,
	wrong: ROLE_CONTRACT_FIELD_INVALID
});

/** The fields of guide §4 that are judged by their value alone. `[entry]` and `[preview]` have rules of their own. */
export const FIELDS: readonly Field[] = [
	{ ...field('schema_version', '1', exactly(1n)), only: '1' },
	field('id', 'lower-case a-z0-9 words joined by single hyphens', string(isRoleId)),
	field('version', 'a SemVer version such as "0.1.0"', string(isSemVer)),
	field('title', 'text', isText),
	field('summary', 'text', isText),
	field('kind', '"application" or "role"', exactly('application', 'role')),
	field('license', '"free"', exactly('free')),
	{
		...field('min_app_version', 'a plain version such as "0.1.57"', string(isPlainVersion)),
		required: false
	},
	{
		...field('state.remembers_progress', 'true or false', (value) => typeof value === 'boolean'),
		wrong: ROLE_STATE_REMEMBERS_PROGRESS_INVALID
	},
	{
		...field('environment.manager', '"agotalk"', exactly('agotalk')),
		wrong: ROLE_ENVIRONMENT_INVALID,
		only: '"agotalk"'
	},
	{
		...field('environment.dependency_mode', '"none"', exactly('none')),
		wrong: ROLE_ENVIRONMENT_INVALID,
		only: '"none"'
	}
];

/** The repair that sets a key: automatic where only one value exists, else it asks for the value. */
export function setFix({ keys, only }: Pick<Field, 'keys' | 'only'>) {
	const at = keys.join('.');
	return only === undefined
		? { id: 'set-value', at, needs: [at] }
		: { id: 'set-fixed-value', at, needs: [] };
}

function* judge(contract: ContractFile, fields: readonly Field[]): Iterable<Finding> {
	const tables = new Set<string>();
	for (const one of fields) {
		const key = one.keys.join('.');
		const [table] = one.keys;
		if (table !== undefined && one.keys.length > 1) {
			const parent = valueAt(contract.data, table);
			if (!isTable(parent)) {
				if (tables.has(table)) continue;
				tables.add(table);
				const expected = `[${table}]`;
				if (parent === undefined) {
					const fix = { ...setFix(one), at: table };
					yield ROLE_CONTRACT_FIELD_MISSING.find(
						'',
						{ key: table, expected },
						atKey(contract, [], fix)
					);
				} else {
					const found = showValue(parent);
					yield one.wrong.find('', { key: table, found, expected }, atValue(contract, [table]));
				}
				continue;
			}
		}
		const value = valueAt(contract.data, ...one.keys);
		const { expected } = one;
		if (value === undefined) {
			if (!one.required) continue;
			const at = atKey(contract, one.keys.slice(0, -1), setFix(one));
			yield ROLE_CONTRACT_FIELD_MISSING.find('', { key, expected }, at);
		} else if (!one.accepts(value)) {
			const at = atValue(contract, one.keys, isTable(value) ? null : setFix(one));
			yield one.wrong.find('', { key, found: showValue(value), expected }, at);
		}
	}
}

export const fieldsRule: Rule<RoleFacts> = {
	name: 'contract-fields',
	*check({ contract, where: { directory } }) {
		if (!contract.data) return;
		yield* judge(contract, FIELDS);
		const id = valueAt(contract.data, 'id');
		if (typeof id !== 'string' || !isRoleId(id) || directory === null || !isRoleId(directory))
			return;
		if (id !== directory) {
			const fix = { id: 'agree-on-id', needs: ['id'] };
			yield ROLE_ID_DIR_MISMATCH.find('', { id, directory }, atValue(contract, ['id'], fix));
		}
	}
};
