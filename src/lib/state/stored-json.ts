/** What this browser kept under a key; `{}`: nothing, nothing that can be read, or storage is off. */
export function storedJson(key: string): object {
	try {
		const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
		return typeof stored === 'object' && stored !== null ? stored : {};
	} catch {
		return {};
	}
}

/** Keeps it, where the browser lets us; without storage it lasts as long as the page. Null: nothing is kept. */
export function storeJson(key: string, value: object | null): void {
	try {
		if (value === null) localStorage.removeItem(key);
		else localStorage.setItem(key, JSON.stringify(value));
	} catch {
		// Storage is off in this window.
	}
}
