const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const lossy = new TextDecoder('utf-8', { ignoreBOM: true });

export interface DecodedName {
	/** For display; U+FFFD where the bytes are no UTF-8. */
	readonly text: string;
	readonly valid: boolean;
}

/** Names are UTF-8 or their encoding is unknown: no code page is guessed. */
export function decodeName(bytes: Uint8Array): DecodedName {
	try {
		return { text: strict.decode(bytes), valid: true };
	} catch {
		return { text: lossy.decode(bytes), valid: false };
	}
}

/** Reads many names that stand in the same bytes: those in ASCII, as most are, are pieces of one text. */
export function nameReader(bytes: Uint8Array): (start: number, end: number) => DecodedName {
	const text = new TextDecoder('latin1').decode(bytes);
	return (start, end) => {
		for (let at = start; at < end; at++)
			if ((bytes[at] ?? 0) > 127) return decodeName(bytes.subarray(start, end));
		return { text: text.slice(start, end), valid: true };
	};
}

/** Most names match nothing of this and are done with one test. */
const suspect = /[\p{Cc}\\:]|^$|^\/|\/\/|(?:^|\/)[. ]+(?:\/|$)|\.ds_store/iu;

/**
 * Why no importer can unpack an entry of this name at a safe relative path: one reason, the gravest. A trailing
 * slash marks a directory and is not judged.
 */
export function nameReason(name: string): string | null {
	if (!suspect.test(name)) return null;
	if (name.includes('\0')) return 'nul';
	if (/\p{Cc}/u.test(name)) return 'control-character';
	/* Windows takes any single character before the colon at the start as a drive (CVE-2019-1351). */
	if (/^.:/u.test(name)) return 'drive';
	if (/^[\\/]{2}/u.test(name)) return 'unc';
	if (name.startsWith('/')) return 'absolute';
	if (name.includes('\\')) return 'backslash';
	const segments = name.replace(/\/$/u, '').split('/');
	/* Windows strips the space of `.. `. */
	if (segments.some((segment) => segment === '..' || /^\.\.[. ]* [. ]*$/u.test(segment)))
		return 'parent-segment';
	if (segments.some((segment) => segment === '.' || /^\. +$/u.test(segment))) return 'dot-segment';
	if (segments.includes('')) return 'empty-segment';
	if (segments.some((segment) => segment.toLowerCase() === '.ds_store')) return 'ds-store';
	return null;
}
