import type { RolecheckError } from '../worker/error';
import type { Checked, Dropped, FoundPackage, Opened, Progress } from '../worker/protocol';

/** One of several things that were dropped, or one of several packages in one of them. */
export type Choice =
	| { readonly from: 'drop'; readonly thing: Dropped }
	| { readonly from: 'package'; readonly found: FoundPackage };

/**
 * The check behind the contract verdict: hashes, checksums and content scans; `again`: after an edit, so that what is
 * shown is of a moment ago. An error: why it did not end.
 */
export type Deep = 'running' | 'again' | 'done' | RolecheckError;

/** What the page is about, one at a time. */
export type Phase =
	| { readonly kind: 'empty' }
	| {
			readonly kind: 'reading';
			readonly name: string | null;
			/** Files seen while a folder is walked. */
			readonly found: number;
			readonly progress: Progress | null;
	  }
	| { readonly kind: 'choosing'; readonly name: string | null; readonly choices: readonly Choice[] }
	| {
			readonly kind: 'report';
			readonly opened: Opened;
			readonly checked: Checked;
			readonly deep: Deep;
			readonly progress: Progress | null;
	  }
	| { readonly kind: 'failed'; readonly name: string | null; readonly error: RolecheckError };

export type PhaseOf<Kind extends Phase['kind']> = Extract<Phase, { kind: Kind }>;

/**
 * How far the search for secrets is. The deep check makes it, also anew when a folder has changed; of a format whose
 * secrets nobody looks for there is nothing to wait for. What somebody types is known to that person.
 */
export const searchOf = ({ checked, deep }: PhaseOf<'report'>): Deep =>
	checked.searchable && deep !== 'again' ? deep : 'done';

/** The name of a dropped thing, as the person knows it. */
export const nameOf = (thing: Dropped): string =>
	thing.kind === 'directory' ? thing.handle.name : thing.name;
