import type { TomlTable, TomlValue } from 'smol-toml';
import type { ContractFile } from './contract-file';
import type { RolePath } from './role-facts';
import { isRoleId } from './role-id';
import { isSemVer } from './version';

export const isTable = (value: TomlValue | undefined): value is TomlTable =>
	typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date);

/** A value by its keys, undefined where any part is missing or no table. */
export function valueAt(data: TomlTable | null, ...keys: readonly string[]): TomlValue | undefined {
	let value: TomlValue | undefined = data ?? undefined;
	for (const key of keys) {
		if (!isTable(value) || !Object.hasOwn(value, key)) return undefined;
		value = value[key];
	}
	return value;
}

export function stringAt(data: TomlTable | null, ...keys: readonly string[]): string | null {
	const value = valueAt(data, ...keys);
	return typeof value === 'string' ? value : null;
}

export function contractId(contract: ContractFile): string | null {
	const id = stringAt(contract.data, 'id');
	return id !== null && isRoleId(id) ? id : null;
}

export function contractVersion(contract: ContractFile): string | null {
	const version = stringAt(contract.data, 'version');
	return version !== null && isSemVer(version) ? version : null;
}

/** Path A, B or C (guide §1). */
export function rolePath(contract: ContractFile): RolePath {
	if (contract.state === 'missing') return 'A';
	const kind = contract.state === 'ok' ? stringAt(contract.data, 'kind') : null;
	return kind === 'application' ? 'B' : kind === 'role' ? 'C' : 'undetermined';
}
