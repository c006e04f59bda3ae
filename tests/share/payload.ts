import { deflateSync, inflateSync } from 'fflate';
import type { Report } from '../../src/lib/contract/report';
import { codes } from '../../src/lib/formats/catalogue';
import { fromBase64Url, toBase64Url } from '../../src/lib/share/link/base64url';
import { reportLink } from '../../src/lib/share/link/encode';
import { PREFIX } from '../../src/lib/share/link/limits';

/** Any text as a link carries it, after its `#report=`. */
export const packText = (text: string): string =>
	toBase64Url(deflateSync(new TextEncoder().encode(text)));

export const pack = (data: unknown): string => packText(JSON.stringify(data));

export const payloadOf = (made: Report): string =>
	reportLink(made, codes).fragment.slice(PREFIX.length);

/** What a link holds, opened up, to be changed and packed again. */
export function unpacked(made: Report): Record<string, unknown> {
	const bytes = fromBase64Url(payloadOf(made)) ?? new Uint8Array();
	const data: unknown = JSON.parse(new TextDecoder().decode(inflateSync(bytes)));
	return { ...(typeof data === 'object' ? data : null) };
}
