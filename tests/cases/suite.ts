import { readFileSync } from 'node:fs';

/** What a file of a case holds. */
export type Content =
	| { readonly text: string }
	| { readonly base64: string }
	| { readonly utf16le: string }
	/** Width and height in pixels; padded to at least `bytes`. */
	| { readonly png: readonly [number, number]; readonly bytes?: number };

type Op =
	| ({ readonly op: 'set'; readonly path: string } & Content)
	| { readonly op: 'delete' | 'dir' | 'crlf' | 'bom'; readonly path: string }
	| { readonly op: 'rename'; readonly path: string; readonly to: string }
	| { readonly op: 'replace'; readonly path: string; readonly find: string; readonly with: string };

/** What an entry's headers claim, where that is not the truth. Names are raw. */
export interface Claims {
	readonly name?: string;
	readonly nameBase64?: string;
	readonly localName?: string;
	/** Unix mode, type bits included. */
	readonly mode?: number;
	readonly madeBy?: number;
	readonly method?: number;
	readonly flags?: number;
	readonly crc?: number;
	readonly size?: number;
	readonly externalAttributes?: number;
}

export interface Expectation {
	/** The exact errors, each `CODE[·reason][@path[:line[:column]]]`. */
	readonly errors: readonly string[];
	/** Among those found; with `exactWarnings` no others. */
	readonly warnings?: readonly string[];
	readonly exactWarnings?: boolean;
	readonly advice?: readonly string[];
	readonly verdicts: Readonly<Record<string, string>>;
	readonly path?: string | null;
	/** Of one of the errors. */
	readonly params?: Readonly<Record<string, unknown>>;
}

export interface Case {
	readonly name: string;
	readonly base: string;
	/** The package's directory, where it is not the base's. */
	readonly dir?: string;
	readonly input?: 'folder';
	readonly ops?: readonly Op[];
	readonly zip?: {
		readonly name?: string;
		readonly noTopLevel?: boolean;
		/** Entries beside the package's own. */
		readonly extra?: readonly (Content & Claims)[];
		/** Bytes cut from the end. */
		readonly truncate?: number;
		readonly prepend?: string;
		readonly append?: string;
	};
	readonly expect: Expectation;
}

export interface Suite {
	readonly bases: Readonly<
		Record<
			string,
			{ readonly dir: string; readonly files: Readonly<Record<string, string | Content>> }
		>
	>;
	readonly cases: readonly Case[];
}

// Checked by every case being built and compared.
export const suite = JSON.parse(
	readFileSync(new URL('./agotalk.json', import.meta.url), 'utf8')
) as Suite;

export function caseNamed(name: string): Case {
	const found = suite.cases.find((one) => one.name === name);
	if (!found) throw new Error(`no case ${name}`);
	return found;
}
