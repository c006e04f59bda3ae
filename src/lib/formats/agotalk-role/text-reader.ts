import { decodeText } from '../../scan/text';
import type { TextOrWhy } from '../../scan/reach/reach';
import { ReadError } from '../../source/tree';
import type { ContentFile } from './content-facts';
import type { ContentSource } from './gather-content';
import { isBinaryName, isOnlyScanned } from './only-scanned';

/** Bytes of the largest text that is scanned. */
const LARGEST = 16 << 20;

/** Files that are read at a time, their bytes together, and how many times that is under way. */
const AT_A_TIME = 64;
const BYTES_AT_A_TIME = 4 << 20;
const UNDER_WAY = 3;

/** Looked at, and nothing is in it. */
const HARMLESS = Symbol('harmless');
type Looked = TextOrWhy | typeof HARMLESS;

/** Reads the texts of a package, each once; keeps those that somebody asked for by name. */
export class TextReader {
	readonly skipped: { path: string; why: string }[] = [];
	/** Texts that `all` passes over, so far: somebody has looked at their bytes. */
	harmless: number;
	readonly #kept = new Map<string, Promise<TextOrWhy>>();
	readonly #rest: ReadonlyMap<string, ContentFile>;

	/** `isHarmless`: whether a text is of no interest, from its bytes. */
	constructor(
		readonly source: ContentSource,
		readonly isHarmless: (bytes: Uint8Array) => boolean
	) {
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

	/** Every text of the package that may be of interest, in the order of its files. */
	async *all(): AsyncGenerator<{ readonly path: string; readonly text: string }> {
		const groups = this.#groups();
		const reading: Promise<(readonly [path: string, read: Looked])[]>[] = [];
		for (;;) {
			while (reading.length < UNDER_WAY) {
				const { value: paths } = groups.next();
				if (!paths) break;
				const group = this.#readGroup(paths);
				/* Whoever comes to it sees why. */
				group.catch(() => undefined);
				reading.push(group);
			}
			this.source.signal?.throwIfAborted();
			const next = reading.shift();
			if (!next) return;
			for (const [path, read] of await next) {
				if (read === HARMLESS) this.harmless++;
				else if ('text' in read) yield { path, text: read.text };
				else this.skipped.push({ path, why: read.why });
			}
		}
	}

	*#groups(): Generator<string[], undefined> {
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

	async #readGroup(paths: readonly string[]): Promise<(readonly [string, Looked])[]> {
		const plain = paths.filter((path) => !this.#kept.has(path) && this.#whyNot(path) === null);
		const files = plain.flatMap((path) => this.source.files.get(path) ?? []);
		const many = await (files.length > 1 ? this.source.readMany?.(files) : null);
		const bytes = new Map(many?.map((one, at) => [plain[at] ?? '', one]));
		return Promise.all(
			paths.map(async (path): Promise<readonly [string, Looked]> => {
				const known = this.#kept.get(path);
				if (known) return [path, await known];
				const why = this.#whyNot(path);
				return [path, why ?? (await this.#look(path, bytes.get(path)))];
			})
		);
	}

	async #look(path: string, given: Uint8Array | ReadError | undefined): Promise<Looked> {
		const bytes = given ?? (await this.#bytes(path));
		// The container's own rules say what is wrong with it.
		if (bytes instanceof ReadError) return { why: 'could not be read' };
		return isOnlyScanned(path) && this.isHarmless(bytes) ? HARMLESS : textOf(bytes);
	}

	async #read(path: string): Promise<TextOrWhy> {
		const why = this.#whyNot(path);
		if (why !== null) return why;
		const bytes = await this.#bytes(path);
		return bytes instanceof ReadError ? { why: 'could not be read' } : textOf(bytes);
	}

	/** Why a file is no text to be read, as far as the listing tells. */
	#whyNot(path: string): { readonly why: string } | null {
		const file = this.source.files.get(path);
		if (!file) return { why: 'not in the package' };
		if (isBinaryName(path)) return { why: 'no text' };
		return file.size > LARGEST ? { why: `larger than ${LARGEST} bytes` } : null;
	}

	async #bytes(path: string): Promise<Uint8Array | ReadError> {
		const file = this.source.files.get(path);
		try {
			return file ? await this.source.read(file) : new Uint8Array(0);
		} catch (error) {
			if (error instanceof ReadError) return error;
			throw error;
		}
	}
}

function textOf(bytes: Uint8Array): TextOrWhy {
	const text = decodeText(bytes);
	return text === null ? { why: 'no text' } : { text };
}
