import { inflateInto } from '../../archive/deflate/inflate';
import { fromBase64Url } from './base64url';
import { LIMITS, PREFIX } from './limits';
import { Refused } from './problem';

/** Depth of arrays and objects, strings skipped; ends as soon as there is too much of it. */
function boundDepth(json: string): void {
	let depth = 0;
	let quoted = false;
	for (let i = 0; i < json.length; i++) {
		const character = json[i];
		if (quoted && character === '\\') i++;
		else if (character === '"') quoted = !quoted;
		else if (quoted) continue;
		else if (character === '[' || character === '{') depth++;
		else if (character === ']' || character === '}') depth--;
		if (depth > LIMITS.depth) throw new Refused('too-deep');
	}
}

/** From the text after `#report=` to plain data nobody has looked at yet. Throws `Refused`. */
export function unpack(payload: string): unknown {
	if (payload === '') throw new Refused('empty');
	if (payload.length > LIMITS.fragment - PREFIX.length) throw new Refused('too-long');
	const packed = fromBase64Url(payload);
	if (!packed) throw new Refused('alphabet');
	const room = new Uint8Array(LIMITS.inflated);
	const { fault, read, written } = inflateInto(packed, room);
	if (fault === 'overflow') throw new Refused('too-large');
	if (fault !== null || read !== packed.length) throw new Refused('compression');
	let json: string;
	try {
		json = new TextDecoder('utf-8', { fatal: true }).decode(room.subarray(0, written));
	} catch {
		throw new Refused('encoding');
	}
	boundDepth(json);
	try {
		return JSON.parse(json);
	} catch {
		throw new Refused('json');
	}
}
