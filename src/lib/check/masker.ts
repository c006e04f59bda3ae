import type { Finding, Span } from '../contract/finding';
import type { Param } from '../contract/language';
import { coverValues, secretValues } from '../scan/secrets/cover';

/** A secret that a format has found: where it stands. Its value is only in the text. */
export interface SecretPlace {
	readonly path: string;
	readonly span: Span;
}

/** Hides the values of secrets wherever they turn up again: in a message's facts, a title, a repair's lines. */
export class Masker {
	readonly values: readonly string[];

	constructor(secrets: readonly SecretPlace[], texts: ReadonlyMap<string, string>) {
		this.values = secretValues(
			secrets.map(({ path, span }) => texts.get(path)?.slice(span.start, span.end) ?? '')
		);
	}

	text(text: string): string {
		return coverValues(text, this.values);
	}

	/** A finding as it may be shown and sent on. Repairs start from the one that was found. */
	finding(finding: Finding): Finding {
		if (this.values.length === 0) return finding;
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
