import {
	type FoundSecret,
	hasOwnRules,
	scanSecrets,
	standsAlone,
	type TextFile
} from './scan-secrets';
import { mayHoldSecret } from './trigger';

/** UTF-16 units of a batch. */
const BATCH = 1 << 20;

/** Looks for secrets in many files, gathered into batches. */
export class SecretScanner {
	readonly #found: FoundSecret[] = [];
	/** Texts of the files that hold one. */
	readonly texts = new Map<string, string>();
	#batch: TextFile[] = [];
	#size = 0;

	async add(file: TextFile): Promise<void> {
		if (!hasOwnRules(file.path) && !mayHoldSecret(file.text)) return;
		if (standsAlone(file)) return this.#scan([file]);
		this.#batch.push(file);
		this.#size += file.text.length;
		if (this.#size >= BATCH) await this.#flush();
	}

	/** What was found in all files, in the order of their paths. */
	async finish(): Promise<FoundSecret[]> {
		await this.#flush();
		return this.#found;
	}

	async #flush(): Promise<void> {
		const batch = this.#batch;
		this.#batch = [];
		this.#size = 0;
		if (batch.length > 0) await this.#scan(batch);
	}

	async #scan(files: readonly TextFile[]): Promise<void> {
		const found = await scanSecrets(files);
		if (found.length === 0) return;
		const paths = new Set(found.map(({ path }) => path));
		for (const { path, text } of files) if (paths.has(path)) this.texts.set(path, text);
		for (const secret of found) this.#found.push(secret);
	}
}
