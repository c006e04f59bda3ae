import { messageOf } from '$lib/message-of';
import { SvelteMap } from 'svelte/reactivity';
import { RolecheckError } from '../worker/error';
import { needKey } from '../repack/change';
import type { OfferedNeed, RepackOptions, RepairOffer } from '../repack/offer';
import type { Progress, Repacked } from '../worker/protocol';
import { Pictures } from './pictures.svelte';
import { Screenshots } from './screenshots.svelte';
import type { Session } from './session.svelte';

/** The zip that was asked for. */
export type Outcome =
	| { readonly kind: 'none' }
	| { readonly kind: 'working'; readonly progress: Progress | null }
	| { readonly kind: 'made'; readonly repacked: Repacked }
	| { readonly kind: 'failed'; readonly why: string };

/** The repairs of one package: what is offered, what is ticked, what was answered, and the zip made of it. */
export class RepairDesk {
	#offers = $state.raw<readonly RepairOffer[] | null>(null);
	#outcome = $state.raw<Outcome>({ kind: 'none' });
	#why = $state<string | null>(null);
	readonly #answers = new SvelteMap<string, string>();
	readonly #ticks = new SvelteMap<string, boolean>();
	#pictures: Pictures;
	readonly screenshots: Screenshots;
	readonly #session: Session;
	#asked = 0;

	constructor(session: Session) {
		this.#session = session;
		this.#pictures = $state.raw(new Pictures(session));
		this.screenshots = new Screenshots(session, () => {
			this.#outcome = { kind: 'none' };
			return this.refresh();
		});
	}

	/** What images would become. */
	get pictures(): Pictures {
		return this.#pictures;
	}

	/** Null until the first answer of the worker. */
	get offers(): readonly RepairOffer[] | null {
		return this.#offers;
	}

	get outcome(): Outcome {
		return this.#outcome;
	}

	/** Why the offers could not be had. */
	get why(): string | null {
		return this.#why;
	}

	answerTo(need: OfferedNeed): string {
		return this.#answers.get(needKey(need)) ?? '';
	}

	/** As ticked by hand; else automatic ones at once, those that ask as soon as they have their answer, others not. */
	ticked(offer: RepairOffer): boolean {
		if (!this.#wanted(offer)) return false;
		if (offer.fills === null) return true;
		const first = this.#offers?.find((one) => one.fills === offer.fills && this.#wanted(one));
		return first === undefined || keyOf(first) === keyOf(offer);
	}

	/** All that it needs to know is there, and its images can be made. */
	possible({ views }: RepairOffer): boolean {
		return (
			views?.every((view) => view.kind !== 'image' || this.#pictures.canMake(view.recipe)) ?? false
		);
	}

	/** Of those that put the same file in place, ticking one unticks the others. */
	tick(offer: RepairOffer, on: boolean): void {
		for (const other of this.#offers ?? [])
			if (on && offer.fills !== null && other.fills === offer.fills)
				this.#ticks.set(keyOf(other), false);
		this.#ticks.set(keyOf(offer), on);
		this.#outcome = { kind: 'none' };
	}

	answer(need: OfferedNeed, value: string): Promise<void> {
		this.#answers.set(needKey(need), value);
		this.#outcome = { kind: 'none' };
		return this.refresh();
	}

	/** The package was checked anew: what its images would become is made anew too. */
	async recheck(): Promise<void> {
		this.#pictures = new Pictures(this.#session);
		await this.screenshots.look();
		return this.refresh();
	}

	/** Asks what can be offered. The newest question wins, whichever answer comes first. */
	async refresh(): Promise<void> {
		const asked = ++this.#asked;
		try {
			const offers = await this.#session.call('repairs', { answers: this.#given() });
			if (asked !== this.#asked) return;
			this.#offers = offers;
			this.#why = null;
		} catch (error) {
			if (asked === this.#asked) this.#why = reasonOf(error);
		}
	}

	/** What is ticked and answered. */
	chosen(): RepackOptions {
		const fixes = (this.#offers ?? []).filter((offer) => this.ticked(offer)).map(keyOf);
		return { fixes, answers: this.#given() };
	}

	/** Makes the zip; it is read back and judged before it is handed out. */
	async make(): Promise<Repacked | null> {
		this.#outcome = { kind: 'working', progress: null };
		try {
			const repacked = await this.#session.call('repack', this.chosen(), {
				onProgress: (progress) => (this.#outcome = { kind: 'working', progress })
			});
			this.#outcome = { kind: 'made', repacked };
			return repacked;
		} catch (error) {
			this.#outcome = { kind: 'failed', why: reasonOf(error) };
			return null;
		}
	}

	#wanted(offer: RepairOffer): boolean {
		const usual = offer.automatic || offer.needs.length > 0;
		return (this.#ticks.get(keyOf(offer)) ?? usual) && this.possible(offer);
	}

	#given(): Record<string, string> {
		return Object.fromEntries([...this.#answers].filter(([, value]) => value !== ''));
	}
}

/** How `RepackOptions.fixes` names a repair. */
export const keyOf = ({ id, at }: Pick<RepairOffer, 'id' | 'at'>): string =>
	at === null ? id : `${id}@${at}`;

const reasonOf = (error: unknown): string =>
	error instanceof RolecheckError ? `${error.code}: ${error.message}` : messageOf(error);
