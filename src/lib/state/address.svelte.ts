import { readFragment, type Fragment } from '../share/link/fragment';

/** What the page's address asks for after its `#`, followed as it changes. */
export class Address {
	#fragment = $state.raw<Fragment>({ kind: 'none' });

	get fragment(): Fragment {
		return this.#fragment;
	}

	/** Reads the address again. */
	read(): Fragment {
		this.#fragment = readFragment(location.hash);
		return this.#fragment;
	}
}
