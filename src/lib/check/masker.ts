import type { Finding, Span } from '../contract/finding';
import type { Param } from '../contract/language';
import type { Report } from '../contract/report';
import { secretValues } from '../scan/secrets/cover';
import { Shown } from '../scan/secrets/shown';

/** A secret that a format has found: where it stands. Its value is only in the text. */
export interface SecretPlace {
	readonly path: string;
	readonly span: Span;
}

/** Hides the values of secrets wherever they turn up again: in a message's facts, a name, a title, a repair's lines. */
export class Masker {
	readonly #shown: Shown;
	readonly #paths = new Map<string, string>();
	readonly #taken = new Set<string>();

	/** `searched`: every text was; else what looks like a secret is hidden too. */
	constructor(
		secrets: readonly SecretPlace[],
		texts: ReadonlyMap<string, string>,
		searched: boolean
	) {
		const found = secrets.map(
			({ path, span }) => texts.get(path)?.slice(span.start, span.end) ?? ''
		);
		this.#shown = new Shown(secretValues(found), searched);
	}

	get values(): readonly string[] {
		return this.#shown.values;
	}

	text(text: string): string {
		return this.#shown.name(text);
	}

	/** The name of a file: two that differ stay two. */
	path(path: string): string {
		const shown = this.text(path);
		if (shown === path) return path;
		let own = this.#paths.get(path);
		if (own === undefined) {
			own = shown;
			for (let at = 2; this.#taken.has(own); at++) own = `${shown} (${at})`;
			this.#paths.set(path, own);
			this.#taken.add(own);
		}
		return own;
	}

	texts(texts: ReadonlyMap<string, string>): Map<string, string> {
		return new Map([...texts].map(([path, text]) => [this.path(path), text]));
	}

	/** A finding as it may be shown and sent on. Repairs start from the one that was found. */
	finding(finding: Finding): Finding {
		const params = Object.entries(finding.params).map(([name, value]): [string, Param] => {
			if (typeof value === 'string') return [name, this.text(value)];
			if (typeof value === 'object') return [name, value.map((one) => this.text(one))];
			return [name, value];
		});
		const { path } = finding;
		return {
			...finding,
			path: path === null ? null : this.path(path),
			params: Object.fromEntries(params)
		};
	}

	/** The rest of a report: the name it came under, what the package says of itself, what was left out. */
	report(report: Report): Report {
		const { subject, coverage, faults } = report;
		const { name, id, version } = subject;
		return {
			...report,
			subject: {
				...subject,
				name: this.text(name),
				id: id === null ? null : this.text(id),
				version: version === null ? null : this.text(version)
			},
			coverage: {
				...coverage,
				skipped: coverage.skipped.map(({ path, why }) => ({
					path: this.path(path),
					why: this.text(why)
				}))
			},
			faults: faults.map(({ rule, message }) => ({ rule, message: this.text(message) }))
		};
	}
}
