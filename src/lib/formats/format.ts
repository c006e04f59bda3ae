import type { CodeSpec } from '../contract/code';
import type { Finding, Span } from '../contract/finding';
import type { FormatId, Subject, Verdict } from '../contract/report';
import type { Rule } from '../contract/rule';
import type { Repair } from '../repack/change';
import type { ScreenshotPlan } from '../repack/screenshots';
import type { Harmless, Tree } from '../source/tree';

/** A role id that is taken, and by what. */
export interface Taken {
	readonly id: string;
	/** The folder that the user's library was read from, or the other package, as it was dropped. */
	readonly by: string;
	/** It is a package that is checked along with this one, not one of the library. */
	readonly beside: boolean;
}

export interface GatherOptions {
	/** Directory of the package inside what was dropped, `''` for the top; undefined: find it. */
	readonly root?: string;
	/** Content scans too. The contract verdict does not wait for them. */
	readonly deep: boolean;
	/** Ids that are taken: those of the user's library, alone or with what is known of them. */
	readonly library: readonly (string | Taken)[];
	/** Texts that were looked into already. */
	readonly harmless?: Harmless;
	readonly signal?: AbortSignal;
}

/** What every format's facts have in common. */
export interface CommonFacts {
	/** Directory of the package inside what was dropped, `''` for the top. */
	readonly root: string;
	/** Decoded text of the files that rules point into, by package path. */
	readonly texts: ReadonlyMap<string, string>;
	readonly textScanned: number;
	readonly skipped: readonly { readonly path: string; readonly why: string }[];
}

/** By what a file of a package is reached, and the file that names it where that is another one. */
export interface Reach {
	readonly from: 'name' | 'contract' | 'entry' | 'intro' | 'role.md';
	readonly by: string | null;
}

/** A format is a plug-in: it finds its packages in a tree, gathers facts, and judges them by rules. */
export interface Format<Facts extends CommonFacts> {
	readonly id: FormatId;
	/** Version of the contract it judges by, for the report: `agotalk-guide-0.3`. */
	readonly contract: string;
	readonly codes: readonly CodeSpec[];
	readonly rules: readonly Rule<Facts>[];
	/** Directories that hold a package of this format, `''` for the top. */
	detect(tree: Tree): Promise<readonly string[]>;
	/** The only place that awaits, decodes and parses. */
	gather(tree: Tree, options: GatherOptions): Promise<Facts>;
	/** Whether a file is only scanned for what `harmless` texts do not hold. Absent: none is. */
	isOnlyScanned?(path: string): boolean;
	/** Words that `harmless` texts must not hold either. Absent: there are none. */
	words?(tree: Tree, options: GatherOptions): Promise<readonly string[]>;
	verdicts(facts: Facts, findings: readonly Finding[]): Readonly<Record<string, Verdict>>;
	subject(facts: Facts): Pick<Subject, 'id' | 'version' | 'path'>;
	/** Where secrets stand: their values are shown and sent nowhere. */
	secrets?(facts: Facts): readonly { readonly path: string; readonly span: Span }[];
	/** What people call it, where the package says so. */
	title?(facts: Facts): string | null;
	/** The repairs that can be offered for these findings. Absent: the format has none. */
	repairs?(facts: Facts, findings: readonly Finding[]): readonly Repair[];
	/** What becomes of PNGs that were taken as screenshots of the package; null: there is no package. Absent: it has none. */
	screenshots?(facts: Facts, pngs: readonly Uint8Array[]): ScreenshotPlan | null;
	/** What the archive of the repacked package is called, from its directory and its texts. */
	archiveName?(directory: string, texts: ReadonlyMap<string, string>): string;
	/** By what each file is reached, by package path; null: the contents were not looked into. Absent: nobody follows them. */
	reachedFrom?(facts: Facts): ReadonlyMap<string, Reach> | null;
	/** Files a repack starts from, by package path; and the package directory's name, null if not known. */
	contents?(facts: Facts): { files: ReadonlyMap<string, number>; directory: string | null } | null;
}
