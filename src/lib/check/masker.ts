import type { Finding, Span } from '../contract/finding';
import type { Param } from '../contract/language';
import { secretParts } from '../scan/secrets/secret-parts';

/** A secret that a format has found: where it stands. Its value is only in the text. */
export interface SecretPlace {
	readonly path: string;
	readonly span: Span;
}

/** As long as what it hides, line by line, so that places after it stay true. */
export const masked = (value: string): string => value.replace(/[^\r\n]/g, '•');

/** Hides the values of secrets wherever they turn up again: in a message's facts, a title, a repair's lines. */
export class Masker {
	readonly #values: readonly string[];

	constructor(secrets: readonly SecretPlace[], texts: ReadonlyMap<string, string>) {
		const values = new Set<string>();
		for (const { path, span } of secrets)
			for (const part of secretParts(texts.get(path)?.slice(span.start, span.end) ?? ''))
				values.add(part);
		// The whole before its parts.
		this.#values = [...values].sort((a, b) => b.length - a.length);
	}

	text(text: string): string {
		let shown = text;
		for (const value of this.#values)
			if (shown.includes(value)) shown = shown.replaceAll(value, masked(value));
		return shown;
	}

	/** A finding as it may be shown and sent on. Repairs start from the one that was found. */
	finding(finding: Finding): Finding {
		if (this.#values.length === 0) return finding;
		const params = Object.entries(finding.params).map(([name, value]): [string, Param] => {
			if (typeof value === 'string') return [name, this.text(value)];
			if (typeof value === 'object') return [name, value.map((one) => this.text(one))];
			return [name, value];
		});
		const { path } = finding;
		return {
			...finding,
			path: path === null ? null : this.text(path),
			params: Object.fromEntries(params)
		};
	}
}
