import { expect, it } from 'vitest';
import { setAsideStore } from '../../src/lib/share/set-aside-store';
import { SetAsides } from '../../src/lib/state/set-asides.svelte';
import { finding, report } from './reports';

/** A browser's storage, with so much room, in entries. */
function storage(room = Infinity) {
	const map = new Map<string, string>();
	return {
		getItem: (key: string) => map.get(key) ?? null,
		setItem(key: string, value: string) {
			if (map.size >= room) throw new DOMException('full', 'QuotaExceededError');
			map.set(key, value);
		},
		removeItem: (key: string) => void map.delete(key)
	};
}

const [first, second] = [
	finding({ level: 'warning', path: 'a.md' }),
	finding({ level: 'warning', path: 'b.md' })
];
const reasonsIn = (asides: SetAsides): (string | undefined)[] =>
	asides.in(report([first, second])).findings.map(({ setAside }) => setAside?.reason);
const settled = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 5));

it('two tabs set aside in the same package: neither takes the other’s back', async () => {
	const kept = setAsideStore(storage());
	const [here, there] = [new SetAsides('x', kept), new SetAsides('x', kept)];
	await settled();
	here.add([first], 'one');
	await settled();
	there.add([second], 'two');
	await settled();
	expect(reasonsIn(new SetAsides('x', kept))).toEqual([undefined, undefined]);
	const later = new SetAsides('x', kept);
	await settled();
	expect(reasonsIn(later)).toEqual(['one', 'two']);
	expect(reasonsIn(there)).toEqual(['one', 'two']);
	here.bringBack([first]);
	await settled();
	expect(reasonsIn(here)).toEqual([undefined, 'two']);
});

it('storage is full: said, and kept until the page closes', async () => {
	const asides = new SetAsides('x', setAsideStore(storage(0)));
	await settled();
	asides.add([first], 'one');
	await settled();
	expect(asides.forgets).toBe(true);
	asides.add([second], 'two');
	await settled();
	expect(reasonsIn(asides)).toEqual(['one', 'two']);
});
