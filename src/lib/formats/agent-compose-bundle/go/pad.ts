/** Go's `%-Ns`: padded on the right to a width in code points, never cut. */
export function pad(text: string, width: number): string {
	let length = 0;
	for (const _ of text) length++;
	return text + ' '.repeat(Math.max(0, width - length));
}
