import type { Walk } from '../source/gathered';
import type { RolecheckError } from '../worker/error';
import type { Several } from './several.svelte';
import type { Checked, Dropped, FoundPackage, Opened, Progress } from '../worker/protocol';

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
	/** One thing that holds several packages. */
	| {
			readonly kind: 'choosing';
			readonly name: string;
			readonly choices: readonly FoundPackage[];
	  }
	/** Several things, in a table. */
	| { readonly kind: 'several'; readonly several: Several }
	| {
			readonly kind: 'report';
			readonly opened: Opened;
			readonly checked: Checked;
			readonly deep: Deep;
			readonly progress: Progress | null;
	  }
	| {
			readonly kind: 'failed';
			readonly name: string | null;
			readonly error: RolecheckError;
			/** What was under way. */
			readonly progress: Progress | null;
	  };

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

/** What tells the screen how far the gathering of a drop is. */
export const walkOf = (signal: AbortSignal, show: (phase: PhaseOf<'reading'>) => void): Walk => ({
	signal,
	onFound: (found) => show({ kind: 'reading', name: null, found, progress: null }),
	onLoaded: (name, done, total) =>
		show({
			kind: 'reading',
			name,
			found: 0,
			progress: { phase: 'load', done, total, unit: 'bytes' }
		})
});
