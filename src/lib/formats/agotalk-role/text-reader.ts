import { decodeText } from '../../scan/text';
import type { TextOrWhy } from '../../scan/reach/reach';
import { ReadError } from '../../source/tree';
import type { ContentFile } from './content-facts';
import type { ContentSource } from './gather-content';
import { isBinaryName, isOnlyScanned } from './only-scanned';

/** Bytes of the largest text that is scanned. */
const LARGEST = 16 << 20;

/** Files that are read at a time, and their bytes together. */
const AT_A_TIME = 32;
const BYTES_AT_A_TIME = 8 << 20;

/** Reads the texts of a package, each once; keeps those that somebody asked for by name. */
export class TextReader {
	readonly skipped: { path: string; why: string }[] = [];
	readonly #kept = new Map<string, Promise<TextOrWhy>>();

	/** Texts that `all` passes over: somebody looked at them already. */
	readonly harmless: number;
	readonly #rest: ReadonlyMap<string, ContentFile>;

	constructor(readonly source: ContentSource) {
		const isKnown = ([path, { node, size }]: readonly [string, ContentFile]): boolean =>
			(source.harmless?.has(node) ?? false) && size <= LARGEST && isOnlyScanned(path);
		const rest = [...source.files].filter((file) => !isKnown(file));
		this.#rest = new Map(rest);
		this.harmless = source.files.size - rest.length;
	}

	read(path: string): Promise<TextOrWhy> {
		const known = this.#kept.get(path);
		if (known) return known;
		const reading = this.#read(path);
		this.#kept.set(path, reading);
		return reading;
	}

	/** Every text of the package that nobody has looked at, in the order of its files. */
	async *all(): AsyncGenerator<{ readonly path: string; readonly text: string }> {
		for (const paths of this.#groups()) {
			this.source.signal?.throwIfAborted();
			const texts = await Promise.all(
				paths.map((path) => this.#kept.get(path) ?? this.#read(path))
			);
			for (const [position, read] of texts.entries()) {
				const path = paths[position] ?? '';
				if ('text' in read) yield { path, text: read.text };
				else this.skipped.push({ path, why: read.why });
			}
		}
	}

	*#groups(): Generator<string[]> {
		let group: string[] = [];
		let bytes = 0;
		for (const [path, { size }] of this.#rest) {
			if (group.length >= AT_A_TIME || (group.length > 0 && bytes + size > BYTES_AT_A_TIME)) {
				yield group;
				group = [];
				bytes = 0;
			}
			group.push(path);
			if (!isBinaryName(path)) bytes += size;
		}
		if (group.length > 0) yield group;
	}

	async #read(path: string): Promise<TextOrWhy> {
		const file = this.source.files.get(path);
		if (!file) return { why: 'not in the package' };
		if (isBinaryName(path)) return { why: 'no text' };
		if (file.size > LARGEST) return { why: `larger than ${LARGEST} bytes` };
		return (await this.#text(file)) ?? { why: 'no text' };
	}

	async #text(file: ContentFile): Promise<TextOrWhy | null> {
		try {
			const text = decodeText(await this.source.read(file));
			return text === null ? null : { text };
		} catch (error) {
			// The container's own rules say what is wrong with it.
			if (error instanceof ReadError) return { why: 'could not be read' };
			throw error;
		}
	}
}
