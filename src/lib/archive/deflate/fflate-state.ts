import type { Inflate } from 'fflate';

/*
 * fflate does not say in its interface where data ended, only in the fields `p` (input not consumed) and `s`
 * (`p` bits used of its first byte, `f` last block begun, `l` inside a block). The exact version is pinned and
 * a test holds it to this.
 */

const changed = (): TypeError =>
	new TypeError('fflate keeps its state elsewhere than in the version pinned');

function stateOf(inflate: Inflate): object {
	const state: unknown = Reflect.get(inflate, 's');
	if (typeof state !== 'object' || state === null) throw changed();
	return state;
}

/** Whole bytes that were pushed and not consumed. */
export function unread(inflate: Inflate): number {
	const rest: unknown = Reflect.get(inflate, 'p');
	const bit: unknown = Reflect.get(stateOf(inflate), 'p');
	if (!(rest instanceof Uint8Array) || typeof bit !== 'number') throw changed();
	return rest.length - (bit > 0 ? 1 : 0);
}

/** Whether the last block is over. */
export function isFinished(inflate: Inflate): boolean {
	const state = stateOf(inflate);
	const last: unknown = Reflect.get(state, 'f');
	const inside: unknown = Reflect.get(state, 'l');
	return Boolean(last) && !inside;
}
