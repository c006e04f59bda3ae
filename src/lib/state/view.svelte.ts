import { createContext } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import type { Level } from '../contract/code';
import type { FixRef } from '../contract/finding';
import type { Range } from '../contract/lines';
import type { LaunchResult } from '../preview/launch-check';
import { settleAll, type Settled } from '../preview/settle';
import type { ListedFile } from '../worker/protocol';
import { Comparing } from './comparing.svelte';
import type { Edits } from './edits.svelte';
import { RepairDesk } from './repair-desk.svelte';
import type { Session } from './session.svelte';
import { SetAsides } from './set-asides.svelte';

export type InspectorTab = 'viewer' | 'preview' | 'repairs' | 'compare' | 'overview';
export type ListTab = 'findings' | 'files';

/** A file of the package, and what to mark in it. */
export interface Place {
	readonly path: string;
	readonly range: Range | null;
}

/** What the person looks at: the file in the viewer, the tab, the filter. A new package starts a new view. */
export class View {
	#path = $state<string | null>(null);
	#range = $state.raw<Range | null>(null);
	#repair = $state.raw<FixRef | null>(null);
	#inspectorOpen = $state(false);
	inspector = $state<InspectorTab>('viewer');
	list = $state<ListTab>('findings');
	/** The finding that is open; one at a time. */
	openGroup = $state<string | null>(null);

	/** What the last launch check of this package saw. */
	launch = $state.raw<LaunchResult | null>(null);

	readonly filter = new Filter();
	readonly repairs: RepairDesk;
	readonly comparing: Comparing;
	readonly asides: SetAsides;
	/** A name or a message of the package as it may be shown: what is secret is covered, or what may turn out to be. */
	readonly cover: (text: string) => string;
	/** The file that is being edited. */
	editing = $state<string | null>(null);
	/** Files whose text was asked to be shown as it is, secrets and all. */
	readonly uncovered = new SvelteSet<string>();

	/** `first`: what the viewer shows before anything is chosen. */
	constructor(
		session: Session,
		packageId: string,
		first: Place | null,
		/** Null: a shared report comes without the files it is about. */
		readonly edits: Edits | null
	) {
		this.cover = (text) => session.shown.name(text);
		this.asides = new SetAsides(packageId);
		this.comparing = new Comparing(session);
		this.repairs = new RepairDesk(session);
		this.#path = first?.path ?? null;
		this.#range = first?.range ?? null;
	}

	/** What that check says of findings that are shown as one; null where it says nothing. */
	settled(findings: Parameters<typeof settleAll>[0]): Settled {
		return this.launch && settleAll(findings, this.launch);
	}

	get hasFiles(): boolean {
		return this.edits !== null;
	}

	get path(): string | null {
		return this.#path;
	}

	get range(): Range | null {
		return this.#range;
	}

	/** The repair that was asked for. */
	get repair(): FixRef | null {
		return this.#repair;
	}

	/** Narrow screens show either the lists or the inspector over them. */
	get inspectorOpen(): boolean {
		return this.#inspectorOpen;
	}

	/** Opens a file of the package in the viewer, at a place where one is known. */
	show(path: string, range: Range | null = null, slideOver = true): void {
		this.#path = path;
		this.#range = range;
		this.inspector = 'viewer';
		this.#inspectorOpen ||= slideOver;
	}

	/** The file that is shown has another name now that its package is searched: less of it is covered, or more. */
	renamed(before: readonly ListedFile[], now: readonly ListedFile[]): void {
		if (this.#path === null || before === now) return;
		const node = before.find(({ path }) => path === this.#path)?.node;
		this.#path = now.find((file) => file.node === node)?.path ?? this.#path;
	}

	/** Opens a tab; for the repairs, at the one that is meant. */
	open(tab: InspectorTab, repair: FixRef | null = null): void {
		this.#repair = repair;
		this.inspector = tab;
		this.#inspectorOpen = true;
	}

	closeInspector(): void {
		this.#inspectorOpen = false;
	}
}

/** Which findings are listed. */
export class Filter {
	text = $state('');
	level = $state<Level | null>(null);
	/** Codes a verdict rests on; null: all. */
	codes = $state.raw<readonly string[] | null>(null);

	get active(): boolean {
		return this.text !== '' || this.level !== null || this.codes !== null;
	}

	clear(): void {
		this.text = '';
		this.level = null;
		this.codes = null;
	}
}

export const [getView, setView] = createContext<() => View>();
