import type { Basis, Level, Stage } from './code';
import type { Param } from './language';

/** Offsets into a file's decoded text (UTF-16 units, a byte order mark not counted), end exclusive. */
export interface Span {
	readonly start: number;
	readonly end: number;
}

/** A repair that the format offers for a finding. */
export interface FixRef {
	/** The repair's name, for example `use-existing-path`. */
	readonly id: string;
	/** What it works on, where it can apply more than once: a contract key or a path. */
	readonly at?: string;
	/** Facts it has to ask for, for example `min_app_version`. Empty: it is automatic. */
	readonly needs: readonly string[];
}

/** Something a rule saw: plain data, no sentence. Sentences are made from the code's catalogue entry. */
export interface Finding {
	readonly code: string;
	readonly reason: string | null;
	readonly level: Level;
	readonly stage: Stage;
	readonly basis: Basis;
	readonly section: string | null;
	/** Relative to the package root; the raw name for an entry that no package path can name; null: the whole package. */
	readonly path: string | null;
	readonly span: Span | null;
	readonly params: Readonly<Record<string, Param>>;
	/** Key of one of the code's hints. */
	readonly hint: string | null;
	readonly fix: FixRef | null;
}
