const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** A size for people, in decimal units with two or three digits: `874 byte`, `12.3 kB`, `1.2 GB`. */
export function formatBytes(bytes: number, language: string): string {
	const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
	const value = bytes / 1000 ** step;
	return formatOf(language, step, step === 0 || value >= 100 ? 0 : 1).format(value);
}

/** Kept, as making one takes longer than all else that a row of a list needs. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(language: string, step: number, digits: number): Intl.NumberFormat {
	const name = `${language} ${step} ${digits}`;
	const known = formats.get(name);
	if (known) return known;
	const made = new Intl.NumberFormat(language, {
		style: 'unit',
		unit: UNITS[step] ?? 'byte',
		unitDisplay: step === 0 ? 'long' : 'short',
		maximumFractionDigits: digits
	});
	formats.set(name, made);
	return made;
}
