import { messageOf } from '../../../message-of';
import { parse, TomlError, type TomlTable } from 'smol-toml';
import type { Span } from '../../../contract/finding';
import { Lines } from '../../../contract/lines';
import { tomlPlaces, type TomlPlaces } from './toml-places';
import type { FileState, TextFile } from './text-file';

export const CONTRACT_PATH = 'agotalk.role.toml';

/** `agotalk.role.toml` as far as it could be understood. `data` is there only when it is valid TOML 1.0. */
export interface ContractFile {
	readonly state: FileState;
	readonly text: string;
	/** As in `TextFile`. */
	readonly badAt: number | null;
	readonly syntax: { readonly span: Span; readonly message: string } | null;
	readonly data: TomlTable | null;
	readonly places: TomlPlaces;
}

const NO_PLACES: TomlPlaces = new Map();

/** First line of a parser's message, without its own preamble. */
const brief = (message: string): string =>
	(message.split('\n')[0] ?? '').replace(/^Invalid TOML document: /u, '');

function indexOf(error: unknown): number | null {
	if (typeof error !== 'object' || error === null || !('index' in error)) return null;
	return typeof error.index === 'number' ? error.index : null;
}

/**
 * Parses the contract. smol-toml decides what it says; the second parser gives places and holds it to TOML 1.0,
 * where smol-toml already takes 1.1. Integers stay bigint, so that `1.0` is not taken for `1`.
 */
export function parseContract({ state, text, badAt }: TextFile): ContractFile {
	const base = { state, text: text ?? '', badAt, syntax: null, data: null, places: NO_PLACES };
	if (text === null) return base;
	const invalid = (start: number, message: string): ContractFile => {
		const at = Math.min(Math.max(start, 0), text.length);
		return { ...base, syntax: { span: { start: at, end: at }, message: brief(message) } };
	};
	try {
		const data = parse(text, { integersAsBigInt: true });
		return { ...base, data, places: tomlPlaces(text) };
	} catch (error) {
		const message = messageOf(error);
		if (error instanceof TomlError)
			return invalid(new Lines(text).offset(error.line, error.column), message);
		return invalid(indexOf(error) ?? 0, message);
	}
}
