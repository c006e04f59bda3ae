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
		let list = this.#list;
		for (const finding of findings) {
			const longer = setAside(list, finding, reason);
			if (typeof longer === 'string') return longer;
			list = longer;
		}
		this.#keep(list);
		return null;
	}

	bringBack(findings: readonly ReportedFinding[]): void {
		this.#keep(findings.reduce(bringBack, this.#list));
	}

	#keep(list: readonly SetAside[]): void {
		this.#list = list;
		this.#store.save(this.packageId, list).catch(() => {
			this.#forgets = true;
		});
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
