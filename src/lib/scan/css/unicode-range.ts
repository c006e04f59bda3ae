/** Whether the `unicode-range` of a font face holds Latin letters. Pages have some; other subsets load where they are used. */
export function holdsLatin(declaration: string): boolean {
	const ranges = [
		...declaration.slice(0, 4_000).matchAll(/u\+([\da-f]{0,6})(\?{0,6})(?:-([\da-f]{1,6}))?/giu)
	];
	if (ranges.length === 0) return true;
	return ranges.some(([, from = '', any = '', to]) => {
		const low = Number.parseInt(from + '0'.repeat(any.length), 16);
		const high = Number.parseInt(to ?? from + 'f'.repeat(any.length), 16);
		return low <= 0x7a && high >= 0x41;
	});
}
