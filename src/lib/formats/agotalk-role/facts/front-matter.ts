import { messageOf } from '../../../message-of';
import type { Span } from '../../../contract/finding';
import { Lines } from '../../../contract/lines';
import { frontMatterData } from './front-matter-data';
import { yamlPlaces, type YamlPlace } from './yaml-places';

/** What stands between the `---` lines of role.md, and what follows. */
export type FrontMatter =
	| { readonly kind: 'missing'; readonly body: string }
	| { readonly kind: 'unclosed'; readonly place: Span }
	| { readonly kind: 'language'; readonly place: Span; readonly language: string }
	| { readonly kind: 'syntax'; readonly place: Span; readonly message: string }
	| { readonly kind: 'not-mapping'; readonly place: Span; readonly body: string }
	| {
			readonly kind: 'mapping';
			/** The YAML text, without the delimiter lines. */
			readonly block: Span;
			readonly data: Readonly<Record<string, unknown>>;
			readonly places: ReadonlyMap<string, YamlPlace>;
			readonly body: string;
	  };

const YAML_NAMES: ReadonlySet<string> = new Set(['', 'yaml', 'yml']);
/** A front matter larger than this is no front matter; it is not given to the parsers. */
const MAX_BLOCK = 1 << 20;

const isMapping = (data: unknown): data is Record<string, unknown> =>
	typeof data === 'object' && data !== null && !Array.isArray(data) && !(data instanceof Date);

interface YamlMark {
	readonly line: number;
	readonly column: number;
}

/** The place js-yaml reports, 0-based inside the block, which starts at the end of the opening line. */
function markOf(error: unknown): YamlMark | null {
	if (typeof error !== 'object' || error === null || !('mark' in error)) return null;
	const mark = error.mark;
	if (typeof mark !== 'object' || mark === null || !('line' in mark) || !('column' in mark))
		return null;
	const { line, column } = mark;
	return typeof line === 'number' && typeof column === 'number' ? { line, column } : null;
}

function syntax(text: string, error: unknown): FrontMatter {
	const mark = markOf(error);
	const at = mark ? new Lines(text).offset(mark.line + 1, mark.column + 1) : 0;
	const message = messageOf(error);
	const brief = (message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/u, '');
	const place = { start: Math.min(at, text.length), end: Math.min(at, text.length) };
	return { kind: 'syntax', place, message: brief };
}

/** Reads the front matter of role.md the way gray-matter does, and never runs any of it. */
export function readFrontMatter(text: string): FrontMatter {
	if (!text.startsWith('---') || text[3] === '-') return { kind: 'missing', body: text };
	const newline = text.indexOf('\n');
	const firstLine = text.slice(0, newline < 0 ? text.length : newline).trimEnd();
	const language = firstLine.slice(3).trim();
	const opening = { start: 0, end: firstLine.length };
	if (!YAML_NAMES.has(language.toLowerCase()))
		return { kind: 'language', place: opening, language: language.slice(0, 40) };
	const close = newline < 0 ? -1 : text.indexOf('\n---', newline);
	if (close < 0) return { kind: 'unclosed', place: opening };
	const block = { start: newline + 1, end: close + 1 };
	if (block.end - block.start > MAX_BLOCK)
		return { kind: 'syntax', place: opening, message: `longer than ${MAX_BLOCK} characters` };
	try {
		const { data } = frontMatterData(`${text.slice(0, close)}\n---\n`);
		const { content: body } = frontMatterData(`---\n---${text.slice(close + 4)}`);
		if (!isMapping(data)) return { kind: 'not-mapping', place: block, body };
		const places = yamlPlaces(text.slice(block.start, block.end), block.start);
		return { kind: 'mapping', block, data, places, body };
	} catch (error) {
		return syntax(text, error);
	}
}
