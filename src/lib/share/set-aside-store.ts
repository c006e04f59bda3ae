import { setAsidesOf, type SetAsideStore } from './suppress';

const keyOf = (packageId: string): string => `rolecheck.set-aside/${packageId}`;

/** Keeps them in `localStorage`, or in whatever is like it. A browser that refuses storage keeps nothing. */
export const setAsideStore = (
	storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
): SetAsideStore => ({
	load(packageId) {
		try {
			const data: unknown = JSON.parse(storage.getItem(keyOf(packageId)) ?? '[]');
			return Promise.resolve(setAsidesOf(data));
		} catch {
			return Promise.resolve([]);
		}
	},
	async save(packageId, list) {
		await Promise.resolve();
		if (list.length === 0) storage.removeItem(keyOf(packageId));
		else storage.setItem(keyOf(packageId), JSON.stringify(list));
	}
});
