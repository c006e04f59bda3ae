import type { CodeSpec } from './code';
import type { Finding } from './finding';
import type { Language } from './language';
import { Lines, type Range } from './lines';
import { compareFindings } from './order';
import { renderMessage } from './render';
import type { Checked, Fault } from './rule';

export type FormatId = 'agotalk-role' | 'agent-compose-bundle' | 'unknown';
export type Container = 'zip' | 'tar' | 'tar.gz' | 'folder';
export type Answer = 'yes' | 'conditional' | 'no';

export interface Verdict {
	readonly answer: Answer;
	/** Codes it rests on, sorted, each once. */
	readonly because: readonly string[];
}

export interface Subject {
	readonly format: FormatId;
	/** As dropped. */
	readonly name: string;
	readonly container: Container;
	/** Of the archive; of all files together for a folder. */
	readonly bytes: number;
	readonly files: number;
	readonly unpackedBytes: number;
	/** Of the archive, lower-case hex; null for a folder, or before the deep check. */
	readonly sha256: string | null;
	readonly id: string | null;
	readonly version: string | null;
	readonly path: 'A' | 'B' | 'C' | null;
}

/** What was looked at, and what was not and why. Nothing is skipped silently. */
export interface Coverage {
	readonly crcChecked: number;
	readonly textScanned: number;
	readonly skipped: readonly { readonly path: string; readonly why: string }[];
}

export interface ReportedFinding extends Omit<Finding, 'span'> {
	readonly range: Range | null;
	readonly message: string;
	/** Somebody decided to live with it. Never on an error, and no verdict changes by it. */
	readonly setAside?: { readonly reason: string };
}

/** The one document that screen, download and automation share. Schema: /schema/report-1.json. */
export interface Report {
	readonly schema: 'rolecheck.report/1';
	readonly tool: {
		readonly name: 'rolecheck';
		readonly version: string;
		readonly contract: string;
	};
	readonly subject: Subject;
	readonly verdicts: Readonly<Record<string, Verdict>>;
	readonly findings: readonly ReportedFinding[];
	readonly coverage: Coverage;
	/** Rules of ours that failed. Not the package's doing. */
	readonly faults: readonly Fault[];
	/** Of a launch only: everything that the page asked for, in order, then what it tried elsewhere. */
	readonly requests?: readonly LaunchRequest[];
}

/** Answered from the package (404: it is not there), or refused because it leads to another host. */
export type LaunchRequest =
	| { readonly path: string; readonly status: number; readonly bytes: number }
	| { readonly url: string; readonly how: string };

export interface ReportInput {
	readonly contract: string;
	readonly toolVersion: string;
	readonly subject: Subject;
	readonly verdicts: Report['verdicts'];
	readonly checked: Checked;
	readonly coverage: Coverage;
	/** Decoded text by package path, for line and column. */
	readonly texts: ReadonlyMap<string, string>;
	readonly codes: ReadonlyMap<string, CodeSpec>;
	readonly language: Language;
}

/** Findings in their fixed order, with line and column and the sentence. */
export function reportFindings(
	found: readonly Finding[],
	{ texts, codes, language }: Pick<ReportInput, 'texts' | 'codes' | 'language'>
): ReportedFinding[] {
	const lines = new Map<string, Lines>();
	const linesOf = (path: string): Lines | null => {
		const known = lines.get(path);
		if (known) return known;
		const text = texts.get(path);
		if (text === undefined) return null;
		const made = new Lines(text);
		lines.set(path, made);
		return made;
	};
	return found.toSorted(compareFindings).map(({ span, ...finding }) => {
		const spec = codes.get(finding.code);
		return {
			...finding,
			range: span && finding.path !== null ? (linesOf(finding.path)?.range(span) ?? null) : null,
			message: spec ? renderMessage(spec, finding, language) : finding.code
		};
	});
}

/** The same input gives the same bytes. */
export const makeReport = (input: ReportInput): Report => ({
	schema: 'rolecheck.report/1',
	tool: { name: 'rolecheck', version: input.toolVersion, contract: input.contract },
	subject: input.subject,
	verdicts: input.verdicts,
	findings: reportFindings(input.checked.findings, input),
	coverage: input.coverage,
	faults: input.checked.faults
});
