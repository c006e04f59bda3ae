import type { Report, ReportedFinding } from '../contract/report';
import { setAsideStore } from '../share/set-aside-store';
import {
	bringBack,
	setAside,
	withSetAside,
	type SetAside,
	type SetAsideRefusal,
	type SetAsideStore
} from '../share/suppress';

/** The findings of one package that its reader decided to live with, in step with the browser's storage. */
export class SetAsides {
	#list = $state.raw<readonly SetAside[]>([]);
	#forgets = $state(false);
	/** What they are kept under: the id of the package, or the name it was dropped with. */
	readonly packageId: string;
	readonly #store: SetAsideStore;

	constructor(packageId: string, store: SetAsideStore = setAsideStore(browserStorage())) {
		this.packageId = packageId;
		this.#store = store;
		void store.load(packageId).then((list) => {
			this.#list = list;
		});
	}

	/** True: the browser keeps nothing here, and what is set aside lasts until the page closes. */
	get forgets(): boolean {
		return this.#forgets;
	}

	/** The report with what was set aside marked in it. */
	in(report: Report): Report {
		return this.#list.length === 0 ? report : withSetAside(report, this.#list);
	}

	/** Null: taken. */
	add(findings: readonly ReportedFinding[], reason: string): SetAsideRefusal | null {
		const longer = (list: readonly SetAside[]): readonly SetAside[] | SetAsideRefusal => {
			let now = list;
			for (const finding of findings) {
				const next = setAside(now, finding, reason);
				if (typeof next === 'string') return next;
				now = next;
			}
			return now;
		};
		const list = longer(this.#list);
		if (typeof list === 'string') return list;
		this.#keep(list, longer);
		return null;
	}

	bringBack(findings: readonly ReportedFinding[]): void {
		const shorter = (list: readonly SetAside[]): readonly SetAside[] =>
			findings.reduce(bringBack, list);
		this.#keep(shorter(this.#list), shorter);
	}

	/** Shows `list` at once. What is kept is changed as it stands now: another tab may have kept more since. */
	#keep(
		list: readonly SetAside[],
		change: (list: readonly SetAside[]) => readonly SetAside[] | SetAsideRefusal
	): void {
		this.#list = list;
		// Where nothing is kept, what this page knows is all there is.
		if (this.#forgets) return;
		void (async () => {
			const kept = change(await this.#store.load(this.packageId));
			if (typeof kept === 'string') return;
			try {
				await this.#store.save(this.packageId, kept);
				this.#list = kept;
			} catch {
				this.#forgets = true;
			}
		})();
	}
}

/** A browser may refuse storage as a whole: then what is kept is kept by nobody, and that is said. */
function browserStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
	try {
		return localStorage;
	} catch (error) {
		const refuse = (): never => {
			throw error;
		};
		return { getItem: () => null, setItem: refuse, removeItem: refuse };
	}
}
