import type { Row } from './several.svelte';
import { orderOf, type SortKey } from './table-order';

export const SHOWN = ['all', 'errors', 'warnings', 'clean', 'duplicate', 'none', 'open'] as const;
/** Which packages are listed: with errors, only with warnings, without either, by a taken id, no package, not checked. */
export type Shown = (typeof SHOWN)[number];

export interface Sort {
	readonly key: SortKey;
	readonly descending: boolean;
}

/**
 * How a table of packages is looked at: sorted, filtered, where. An order stays as it was made, so that no line moves
 * while the table fills; sorting again takes in what was learnt since.
 */
export class TableView {
	#sort = $state.raw<Sort | null>(null);
	#order = $state.raw<readonly number[] | null>(null);
	text = $state('');
	shown = $state<Shown>('all');
	/** The line that has the focus, by its place among all. */
	active = $state<number | null>(null);
	/** Of what scrolls, px. */
	scrolled = 0;

	get sort(): Sort | null {
		return this.#sort;
	}

	/** By a column, up; down where it is sorted so already; then as they were dropped. */
	sortBy(key: SortKey, rows: readonly Row[]): void {
		const same = this.#sort?.key === key ? this.#sort : null;
		this.sortTo(same?.descending ? null : { key, descending: same !== null }, rows);
	}

	/** Null: as they were dropped. */
	sortTo(sort: Sort | null, rows: readonly Row[]): void {
		this.#sort = sort;
		this.sortAgain(rows);
	}

	sortAgain(rows: readonly Row[]): void {
		this.#order = this.#sort && orderOf(rows, this.#sort.key, this.#sort.descending);
	}

	/** What was learnt since would order them otherwise. */
	isOld(rows: readonly Row[]): boolean {
		if (!this.#sort || !this.#order) return false;
		const now = orderOf(rows, this.#sort.key, this.#sort.descending);
		return this.#order.some((at, place) => now[place] !== at);
	}

	/** The lines that are listed, in their order. */
	of(rows: readonly Row[]): readonly Row[] {
		const ordered = this.#order?.flatMap((at) => rows[at] ?? []) ?? rows;
		const words = this.text.trim().toLowerCase();
		const { shown } = this;
		return ordered.filter((row) => isShown(row, shown) && (words === '' || has(row, words)));
	}
}

export function isShown({ outcome }: Row, shown: Shown): boolean {
	if (shown === 'all') return true;
	if (outcome.kind !== 'checked')
		return outcome.kind === 'failed' ? shown === 'none' : shown === 'open';
	const { counts, subject, errors, packages } = outcome.summary;
	if (subject.format === 'unknown') return shown === 'none';
	if (shown === 'duplicate') return errors.includes('ROLE_IMPORT_DUPLICATE');
	if (packages > 1) return false;
	if (counts.error > 0) return shown === 'errors';
	return shown === (counts.warning > 0 ? 'warnings' : 'clean');
}

function has({ name, outcome }: Row, words: string): boolean {
	const texts = [name];
	if (outcome.kind === 'checked') {
		const { subject, title, errors } = outcome.summary;
		texts.push(subject.id ?? '', subject.version ?? '', title ?? '', ...errors);
	}
	return texts.some((text) => text.toLowerCase().includes(words));
}
