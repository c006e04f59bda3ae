import { coverBytes, coverData, coverValues } from './cover';
import { coverSuspectNames, coverSuspects } from './suspects';

/** What may be shown of the texts of one package: the one way from it to a screen. */
export class Shown {
	/**
	 * `values`: what is known to be secret, from `secretValues`.
	 * `searched`: nothing else is. Until then what looks like a secret is covered too.
	 */
	constructor(
		readonly values: readonly string[],
		readonly searched: boolean
	) {}

	/** Of a file that is read as a whole. */
	readonly text = (text: string): string => {
		const known = coverValues(text, this.values);
		return this.searched ? known : coverSuspects(known);
	};

	/** Of a name, an address, a message: what has to stay readable. */
	readonly name = (text: string): string => {
		const known = coverValues(text, this.values);
		return this.searched ? known : coverSuspectNames(known);
	};

	/** Of plain data: names, addresses and messages in it. */
	readonly data = <Data>(data: Data): Data =>
		this.searched && this.values.length === 0 ? data : coverData(data, this.name);

	readonly bytes = (bytes: Uint8Array): Uint8Array => coverBytes(bytes, this.values);

	/** With what another package knows to be secret. */
	with(values: readonly string[]): Shown {
		return values.length === 0 ? this : new Shown([...this.values, ...values], this.searched);
	}
}
