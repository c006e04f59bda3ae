import type { CodeSpec } from '../contract/code';
import type { Finding } from '../contract/finding';
import type { Language } from '../contract/language';
import { makeReport, type FormatId, type Report } from '../contract/report';
import { check } from '../contract/rule';
import { codes } from '../formats/catalogue';
import type { CommonFacts, Format, GatherOptions, Reach } from '../formats/format';
import type { Repair } from '../repack/change';
import type { ScreenshotPlan } from '../repack/screenshots';
import type { Problem, Tree } from '../source/tree';
import { Masker } from './masker';
import { TOOL_VERSION } from './version';

export interface CheckOptions extends Partial<GatherOptions> {
	/** Of the messages in the report; codes and params are the same in all. */
	readonly language?: Language;
	readonly onProgress?: (bytes: number, total: number) => void;
}

/** One check of one package: the report, and what repairs and views start from. */
export interface CheckedPackage {
	readonly report: Report;
	readonly findings: readonly Finding[];
	/** What people call it, where the package says so. */
	readonly title: string | null;
	/** Directory of the package inside what was dropped. */
	readonly root: string;
	readonly texts: ReadonlyMap<string, string>;
	/** What must not be shown of the secrets that it holds. */
	readonly secrets: readonly string[];
	/** Whether its format looks for secrets. The deep check does; before it any text may turn out to hold one. */
	readonly searchable: boolean;
	/** Hides the secrets of the package in a text that is shown. */
	readonly mask: (text: string) => string;
	/** The same in the path of a file: two that differ stay two. */
	readonly maskPath: (path: string) => string;
	readonly repairs: readonly Repair[];
	/** What becomes of PNGs that were taken as its screenshots; null: it has no place for any. */
	readonly screenshots: (pngs: readonly Uint8Array[]) => ScreenshotPlan | null;
	/** Files a repack starts from, by package path; null for a format that is not repacked. */
	readonly contents: { files: ReadonlyMap<string, number>; directory: string | null } | null;
	/** By what each file is reached, by package path; null: that is not known. */
	readonly reachedFrom: () => ReadonlyMap<string, Reach> | null;
	/** What the new archive is called, from its directory and its texts. */
	readonly archiveName: (directory: string, texts: ReadonlyMap<string, string>) => string;
}

/** A format whose facts nobody else needs to know. */
export interface PackageFormat {
	readonly id: FormatId;
	readonly codes: readonly CodeSpec[];
	detect(tree: Tree): Promise<readonly string[]>;
	check(tree: Tree, options?: CheckOptions): Promise<CheckedPackage>;
}

/** The tree with the container problems that reading every byte has added. */
function withProblems(tree: Tree, found: readonly Problem[]): Tree {
	const known = new Set(tree.problems.map((problem) => JSON.stringify(problem)));
	const added = found.filter((problem) => !known.has(JSON.stringify(problem)));
	if (added.length === 0) return tree;
	return {
		name: tree.name,
		container: tree.container,
		bytes: tree.bytes,
		nodes: tree.nodes,
		problems: [...tree.problems, ...added],
		read: (node, options) => tree.read(node, options),
		readMany: (asked, signal) => tree.readMany?.(asked, signal) ?? null,
		linkTarget: (node) => tree.linkTarget(node),
		packed: (node) => tree.packed?.(node) ?? null,
		verify: (options) => tree.verify(options)
	};
}

/** Closes over a format's facts, so that formats of different facts can stand in one list. */
export function plugIn<Facts extends CommonFacts>(format: Format<Facts>): PackageFormat {
	return {
		id: format.id,
		codes: format.codes,
		detect: (tree) => format.detect(tree),
		async check(tree, options = {}) {
			const { deep = true, library = [], language = 'en', signal, onProgress, root } = options;
			const gathering: GatherOptions = {
				deep,
				library,
				...(root !== undefined && { root }),
				...(signal && { signal })
			};
			const verified = deep
				? await tree.verify({
						...(signal && { signal }),
						...(onProgress && { onProgress }),
						look: {
							wants: (node) => format.isOnlyScanned?.(tree.nodes[node]?.path ?? '') ?? false,
							words: (await format.words?.(tree, gathering)) ?? []
						}
					})
				: null;
			const facts = await format.gather(withProblems(tree, verified?.problems ?? []), {
				...gathering,
				...(verified && { harmless: verified.harmless })
			});
			const checked = check(facts, format.rules);
			const title = format.title?.(facts) ?? null;
			const searchable = format.secrets !== undefined;
			const known = format.secrets?.(facts) ?? [];
			const masker = new Masker(known, facts.texts, deep || !searchable);
			const files = tree.nodes.filter((node) => node.kind !== 'directory');
			const unreadable = tree.problems.some((problem) => problem.kind === 'unreadable');
			const report = makeReport({
				contract: format.contract,
				toolVersion: TOOL_VERSION,
				subject: {
					format: unreadable ? 'unknown' : format.id,
					name: tree.name,
					container: tree.container,
					bytes: tree.bytes,
					files: files.length,
					unpackedBytes: files.reduce((sum, node) => sum + node.size, 0),
					sha256: verified?.sha256 ?? null,
					...format.subject(facts)
				},
				verdicts: format.verdicts(facts, checked.findings),
				checked: { ...checked, findings: checked.findings.map((one) => masker.finding(one)) },
				coverage: {
					crcChecked: verified?.checked ?? 0,
					textScanned: facts.textScanned,
					skipped: facts.skipped
				},
				texts: masker.texts(facts.texts),
				codes,
				language
			});
			let contents: CheckedPackage['contents'] | undefined;
			return {
				report: masker.report(report),
				findings: checked.findings,
				title: title === null ? null : masker.text(title),
				secrets: masker.values,
				searchable,
				mask: (text) => masker.text(text),
				maskPath: (path) => masker.path(path),
				root: facts.root,
				texts: facts.texts,
				repairs: format.repairs?.(facts, checked.findings) ?? [],
				screenshots: (pngs) => format.screenshots?.(facts, pngs) ?? null,
				/* Only a repack needs them. */
				get contents() {
					return (contents ??= format.contents?.(facts) ?? null);
				},
				reachedFrom: () => format.reachedFrom?.(facts) ?? null,
				archiveName: (directory, texts) =>
					format.archiveName?.(directory, texts) ?? `${directory}.zip`
			};
		}
	};
}
