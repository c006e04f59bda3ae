/**
 * The key under which Windows and macOS take two names for one: composed (NFC) and case-folded in full (`ß` is
 * `ss`). The dotless `ı` folds to itself, though its capital is `I`.
 */
export function fold(name: string): string {
	/* Most names are plain ASCII. */
	if (/^[\0-\x7f]*$/u.test(name)) return name.toLowerCase();
	return name
		.normalize('NFC')
		.replace(/[^ı]+/gu, (part) => part.toUpperCase().toLowerCase())
		.normalize('NFC');
}
