import type { Span } from '../../contract/finding';
import { staticProblems } from '../../scan/html/static-problems';
import { reach, type Reached, type TextOrWhy } from '../../scan/reach/reach';
import type { ReadError } from '../../source/tree';
import { SecretScanner } from '../../scan/secrets/secret-scanner';
import { harmlessness } from '../../scan/secrets/trigger';
import type { ContentFile, ContentScan } from './content-facts';
import { Mentions, namesOf } from './mentions';
import { Redactor } from './redact';
import { TextReader } from './text-reader';

/** The package as the scans need it. Paths are relative to its root. */
export interface ContentSource {
	/** Without junk. */
	readonly files: ReadonlyMap<string, ContentFile>;
	readonly entryTarget: string | null;
	/** `intro.html`, and what the contract names as `preview.intro_html`; those that are there. */
	readonly introPaths: readonly string[];
	/** Images that a repair may give another name. */
	readonly images: readonly string[];
	/** Bytes of a file, at most `limit`; rejects for one that can't be read. */
	read(file: ContentFile, limit?: number): Promise<Uint8Array>;
	/** Several at once; null: one after the other. An error for each that can't be read. */
	readMany?(files: readonly ContentFile[]): Promise<readonly (Uint8Array | ReadError)[]> | null;
	/** Nodes of texts that hold no secret: only what reaches them reads them. */
	readonly harmless?: ReadonlySet<number> | undefined;
	readonly signal?: AbortSignal | undefined;
	readonly onProgress?: (done: number, total: number) => void;
}

/**
 * Scans the texts of a package: what the entry page reaches, what the intro page holds, and secrets everywhere.
 * Nothing is skipped silently. Rejects only when `signal` aborts.
 */
export async function gatherContent(source: ContentSource): Promise<ContentScan> {
	const { files, entryTarget, introPaths, signal } = source;
	const reader = new TextReader(source, harmlessness(source.images.flatMap(namesOf)));
	const read = (path: string): Promise<TextOrWhy> => reader.read(path);
	const reached = entryTarget
		? await reach(entryTarget, { paths: files, read, ...(signal && { signal }) })
		: null;
	const intro: ContentScan['intro'][number][] = [];
	const introFiles = new Map<string, string>();
	for (const path of introPaths) {
		const file = await reader.read(path);
		if (!('text' in file)) continue;
		for (const problem of staticProblems(file.text)) intro.push({ ...problem, path });
		const { files: named } = await reach(path, { paths: files, read, ...(signal && { signal }) });
		for (const [target, by] of named) if (!introFiles.has(target)) introFiles.set(target, by);
	}
	const scanner = new SecretScanner();
	const mentions = new Mentions(source.images);
	let scanned = 0;
	for await (const { path, text } of reader.all()) {
		scanned++;
		await scanner.add({ path, text });
		mentions.add(path, text);
		source.onProgress?.(scanned + reader.harmless, files.size);
	}
	const secrets = await scanner.finish();
	const texts = new Map(scanner.texts);
	for (const { path } of [...intro, ...(reached?.network ?? []), ...(reached?.missing ?? [])]) {
		const file = await reader.read(path);
		if ('text' in file) texts.set(path, file.text);
	}
	const redactor = new Redactor(secrets, texts);
	return {
		reached: reached && redacted(reached, redactor),
		complete: reached?.skipped.length === 0,
		introFiles,
		intro: intro.map((one) => ({
			...one,
			what: one.reason === 'remote' ? redactor.url(one.what, one.path, one.span) : one.what
		})),
		secrets,
		mentioned: mentions.found(reader.skipped),
		texts,
		textScanned: scanned + reader.harmless,
		skipped: distinct([...reader.skipped, ...(reached?.skipped ?? [])])
	};
}

function redacted(reached: Reached, redactor: Redactor): NonNullable<ContentScan['reached']> {
	const clean = <One extends { url: string; path: string; span: Span }>(one: One): One => ({
		...one,
		url: redactor.url(one.url, one.path, one.span)
	});
	const { network, missing, storage, files } = reached;
	return { network: network.map(clean), missing: missing.map(clean), storage, files };
}

function distinct(skipped: ContentScan['skipped']): ContentScan['skipped'] {
	return [...new Map(skipped.map((one) => [JSON.stringify([one.path, one.why]), one])).values()];
}
