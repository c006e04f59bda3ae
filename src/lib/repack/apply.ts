import { compareText } from '../contract/order';
import type { ReadyChange as Change } from './change';

type Edit = Extract<Change, { kind: 'edit' }>;

/** A text with edits laid on it. Of two edits that overlap the first counts; equal ones count once. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
	const ordered = edits.toSorted((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
	let out = '';
	let at = 0;
	let last: Edit | null = null;
	for (const edit of ordered) {
		const { start, end } = edit.span;
		const same = last?.span.start === start && last.span.end === end && last.text === edit.text;
		if (start < at || same) continue;
		out += text.slice(at, start) + edit.text;
		at = end;
		last = edit;
	}
	return out + text.slice(at);
}

/** What one file of the new package is made of. */
export type Source =
	| { readonly kind: 'node'; readonly node: number }
	| { readonly kind: 'bytes'; readonly bytes: Uint8Array }
	| { readonly kind: 'edited'; readonly node: number; readonly text: string };

export interface Plan {
	readonly directory: string | null;
	/** By package path, sorted by code unit. */
	readonly files: ReadonlyMap<string, Source>;
	/** Two files that would get one path, or a file where a directory is needed: nothing is written while there are any. */
	readonly clashes: readonly string[];
}

const parentOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('/'), 0));

/** Lays changes on the files of a package. Pure; `texts` are the decoded originals that edits point into. */
export function planFiles(
	contents: { files: ReadonlyMap<string, number>; directory: string | null },
	texts: ReadonlyMap<string, string>,
	changes: readonly Change[]
): Plan {
	const files = new Map<string, Source>();
	const dropped = new Set<number>();
	const edits = new Map<string, Edit[]>();
	const clashes: string[] = [];
	let { directory } = contents;
	/** A move to where the file is laid out already changes nothing. */
	const isStill = (change: Change): boolean =>
		change.kind === 'move' && contents.files.get(change.to) === change.node;
	for (const change of changes) {
		if (isStill(change)) continue;
		if (change.kind === 'drop' || change.kind === 'move') dropped.add(change.node);
		if (change.kind === 'root') directory = change.to;
		if (change.kind === 'edit') {
			const known = edits.get(change.path);
			if (known) known.push(change);
			else edits.set(change.path, [change]);
		}
	}
	for (const [path, node] of contents.files) {
		if (dropped.has(node)) continue;
		const own = edits.get(path);
		const text = own && texts.get(path);
		if (own && text !== undefined)
			files.set(path, { kind: 'edited', node, text: applyEdits(text, own) });
		else files.set(path, { kind: 'node', node });
	}
	const put = (path: string, source: Source): void => {
		if (files.has(path)) clashes.push(path);
		else files.set(path, source);
	};
	for (const change of changes) {
		if (isStill(change)) continue;
		if (change.kind === 'create') put(change.path, { kind: 'bytes', bytes: change.bytes });
		else if (change.kind === 'move' || change.kind === 'copy')
			put(change.to, { kind: 'node', node: change.node });
	}
	for (const path of files.keys())
		for (let up = parentOf(path); up !== ''; up = parentOf(up)) if (files.has(up)) clashes.push(up);
	const sorted = [...files].sort(([a], [b]) => compareText(a, b));
	return { directory, files: new Map(sorted), clashes };
}
