import type { TomlValue } from 'smol-toml';
import type { FixRef, Span } from '../../../../contract/finding';
import { CONTRACT_PATH, type ContractFile } from '../../facts/contract-file';
import { tomlPath } from '../../facts/toml-places';

type Keys = readonly (string | number)[];

interface At {
	readonly path: string;
	readonly span: Span;
	readonly fix?: FixRef | null;
}

/** At a value; at the key or header where it is a table. */
export function atValue(contract: ContractFile, keys: Keys, fix: FixRef | null = null): At {
	const place = contract.places.get(tomlPath(...keys));
	return { path: CONTRACT_PATH, span: place?.value ?? place?.key ?? { start: 0, end: 0 }, fix };
}

/** At a key, or a table's header; at line 1 for the root. */
export function atKey(contract: ContractFile, keys: Keys, fix: FixRef | null = null): At {
	const place = contract.places.get(tomlPath(...keys));
	return { path: CONTRACT_PATH, span: place?.key ?? { start: 0, end: 0 }, fix };
}

const MAX_SHOWN = 80;

/** A value as the file would write it, cut to a readable length. */
export function showValue(value: TomlValue): string {
	const shown =
		typeof value === 'string'
			? JSON.stringify(value)
			: Array.isArray(value)
				? `[${value.slice(0, 5).map(showValue).join(', ')}]`
				: value instanceof Date
					? value.toISOString()
					: typeof value === 'object'
						? '{…}'
						: typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 1e21
							? value.toFixed(1)
							: String(value);
	return shown.length > MAX_SHOWN ? `${shown.slice(0, MAX_SHOWN)}…` : shown;
}
