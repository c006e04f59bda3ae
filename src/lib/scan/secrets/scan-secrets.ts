import type { Span } from '../span';
import { isExampleValue } from './example-value';
import { kindOfRule, type SecretKind } from './secret-kind';
import { placeOfValue } from './secret-place';

/** Where a secret stands. Its value stays in the text and goes nowhere else. */
export interface FoundSecret {
	readonly path: string;
	readonly kind: SecretKind;
	readonly span: Span;
}

export interface TextFile {
	readonly path: string;
	readonly text: string;
}

/** Between two files of a batch: no token holds it, and lines end at it. */
const SEPARATOR = '\n\0\n';

/**
 * Whether a file has to be looked at on its own: rules look at its name, or read it as a whole, or a comment in it
 * silences the preset to the end of what it is given.
 */
export const standsAlone = ({ path, text }: TextFile): boolean =>
	ownName(path) !== '' || text.includes('secretlint-') || isCredential({ path, text });

/** Files that rules know by their names. */
export const hasOwnRules = (path: string): boolean => ownName(path) !== '';

const ownName = (path: string): string => /(?:^|\/)(\.npmrc|package\.json)$/u.exec(path)?.[1] ?? '';

const isCredential = ({ path, text }: TextFile): boolean =>
	path.endsWith('.json') && text.includes('private_key_id');

/**
 * Finds what secretlint's recommended preset finds, but for the example values of documentation. Takes a batch of
 * files at once, because a run costs more than a small file; the preset is loaded with the first.
 */
export async function scanSecrets(files: readonly TextFile[]): Promise<FoundSecret[]> {
	const [{ lintSource }, { creator }] = await Promise.all([
		import('@secretlint/core'),
		import('@secretlint/secretlint-rule-preset-recommend')
	]);
	const content = files.map(({ text }) => text).join(SEPARATOR);
	const [first] = files;
	const alone = files.length === 1 && first ? first : null;
	const { messages } = await lintSource({
		source: {
			content,
			// The name only where a rule asks for it: with any other, one would read the file from the disk.
			filePath: alone ? ownName(alone.path) : '',
			ext: alone && isCredential(alone) ? '.json' : '.txt',
			contentType: 'text'
		},
		options: {
			noPhysicFilePath: true,
			config: {
				rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator }]
			}
		}
	});
	const places = new Places(files);
	const found: FoundSecret[] = [];
	for (const { range, ruleId, data } of messages) {
		const { start, end } = placeOfValue(content, range, data);
		const secret = places.at(start, end);
		if (secret && !isExampleValue(secret.value)) {
			found.push({ path: secret.path, kind: kindOfRule(ruleId), span: secret.span });
		}
	}
	return withoutOverlaps(found);
}

/** Two rules may see the same value: an account's file and the key in it, a token and the URL around it. */
function withoutOverlaps(found: readonly FoundSecret[]): FoundSecret[] {
	const kept: FoundSecret[] = [];
	const ordered = found.toSorted((a, b) => a.span.start - b.span.start || b.span.end - a.span.end);
	const ends = new Map<string, number>();
	for (const secret of ordered) {
		if (secret.span.start < (ends.get(secret.path) ?? 0)) continue;
		ends.set(secret.path, secret.span.end);
		kept.push(secret);
	}
	return kept;
}

/** Which file of the batch an offset is in. */
class Places {
	readonly #starts: number[] = [];

	constructor(readonly files: readonly TextFile[]) {
		let start = 0;
		for (const { text } of files) {
			this.#starts.push(start);
			start += text.length + SEPARATOR.length;
		}
	}

	at(start: number, end: number): { path: string; span: Span; value: string } | null {
		const position = this.#starts.findLastIndex((from) => from <= start);
		const file = this.files[position];
		const from = this.#starts[position];
		if (!file || from === undefined || start - from >= file.text.length) return null;
		const span = { start: start - from, end: Math.min(end - from, file.text.length) };
		return { path: file.path, span, value: file.text.slice(span.start, span.end) };
	}
}
