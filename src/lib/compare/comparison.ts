import type { Report, ReportedFinding, Subject, Verdict } from '../contract/report';

/** A file of one package. `sha256` is lower-case hex; null for one that could not be read. */
export interface ComparedFile {
	readonly path: string;
	readonly size: number;
	readonly sha256: string | null;
}

/** A value of the contract, of role.md's front matter or of a bundle's manifest, as JSON text; null: it is not there. */
export interface FieldChange {
	readonly file: string;
	/** `entry.target`, `preview.screenshots`; list items that are tables by position: `items[0].name`. */
	readonly key: string;
	readonly before: string | null;
	readonly after: string | null;
}

export interface VerdictChange {
	readonly name: string;
	readonly before: Verdict | null;
	readonly after: Verdict | null;
}

export interface FileChanges {
	readonly added: readonly ComparedFile[];
	readonly removed: readonly ComparedFile[];
	readonly changed: readonly { readonly before: ComparedFile; readonly after: ComparedFile }[];
	/** Same bytes, another path. */
	readonly renamed: readonly { readonly before: ComparedFile; readonly after: ComparedFile }[];
	/** Same path and size, and one side could not be read: nobody knows. */
	readonly unknown: readonly string[];
	/** Files that are the same on both sides. */
	readonly same: number;
}

/**
 * `version-unchanged`: content changed and the version did not. `version-lowered`: it went down. `other-id`,
 * `other-format`: these are not two versions of one package.
 */
export type ComparisonWarning =
	'version-unchanged' | 'version-lowered' | 'other-id' | 'other-format';

/**
 * What changed from one package to another: plain data, the same from the screen and from `rolecheck.compare`.
 * Schema: /schema/comparison-1.json.
 */
export interface Comparison {
	readonly schema: 'rolecheck.comparison/1';
	readonly tool: Report['tool'];
	readonly before: Subject;
	readonly after: Subject;
	readonly warnings: readonly ComparisonWarning[];
	/** Only those that differ, by file and key. */
	readonly fields: readonly FieldChange[];
	/** Only those whose answer differs. */
	readonly verdicts: readonly VerdictChange[];
	readonly findings: {
		readonly gained: readonly ReportedFinding[];
		readonly lost: readonly ReportedFinding[];
		readonly kept: number;
	};
	/** Each list by path. */
	readonly files: FileChanges;
}
