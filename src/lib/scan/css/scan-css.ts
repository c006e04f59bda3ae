import { tokenize, tokenTypes as t } from 'css-tree/tokenizer';
import type { FontUse, Needs, Reference, Scanned } from '../reference';
import { type CssUrl, stringToken, urlToken } from './css-value';
import { selectorNames } from './selector-names';
import { holdsLatin } from './unicode-range';

/**
 * What a style sheet names, in one pass over its tokens: it ends on any text, however deep or broken.
 * `declarations`: the text of a `style` attribute, without a rule around it.
 */
export function scanCss(source: string, declarations = false): Scanned {
	const reader = new CssReader(source, declarations);
	tokenize(source, (type, start, end) => reader.token(type, start, end));
	reader.endStatement();
	return { references: reader.references, storage: [], fonts: reader.fonts, unread: [] };
}

/** An open block: the at-rule it belongs to (`''` for a style rule), and whether screens apply it. */
interface Block {
	readonly rule: string;
	readonly applies: boolean;
	/** Names that the selector of a style rule asks for; none at all: a user's action. */
	readonly needs: Needs | null;
	/** How many references there were before it. */
	readonly from: number;
}

class CssReader {
	readonly references: Reference[] = [];
	readonly fonts: FontUse[] = [];
	readonly #blocks: Block[] = [];
	readonly #functions: string[] = [];
	/** Where the token at hand starts. */
	#at = 0;
	/** Where the statement (rule or declaration) began, and what it is. */
	#statement = -1;
	#atRule = '';
	#property = '';
	#imported = false;
	/** Whether the font face at hand is for Latin letters, as those without a range are; and its family. */
	#latin = true;
	#family = '';
	/** URLs of the current `src` of a font face: a browser takes the first that it can. */
	#sources: CssUrl[] = [];
	#unsupported = new Set<CssUrl>();

	constructor(
		readonly source: string,
		declarations: boolean
	) {
		if (declarations) this.#blocks.push({ rule: '', applies: true, needs: null, from: 0 });
	}

	token(type: number, start: number, end: number): void {
		if (type === t.WhiteSpace || type === t.Comment) return;
		this.#at = start;
		const first = this.#statement === -1;
		if (first) this.#statement = start;
		if (type === t.AtKeyword && first) this.#atRule = this.#lower(start + 1, end);
		else if (type === t.Ident && first) this.#property = this.#lower(start, end);
		else if (type === t.Function) this.#functions.push(this.#lower(start, end - 1));
		else if (type === t.LeftParenthesis) this.#functions.push('');
		else if (type === t.RightParenthesis) this.#functions.pop();
		else if (type === t.Url) this.#url(urlToken(this.source, start, end));
		else if (type === t.String) this.#string(stringToken(this.source, start, end));
		else if (type === t.LeftCurlyBracket) this.#open();
		else if (type === t.RightCurlyBracket) this.#close();
		else if (type === t.Semicolon && this.#functions.length === 0) this.endStatement();
	}

	endStatement(): void {
		if (this.#property === 'unicode-range') this.#subset();
		else if (/^(?:font|font-family|--.*)$/u.test(this.#property)) this.#font();
		this.#sources.forEach((url, position) => {
			const lower = url.url.toLowerCase();
			const old = this.#unsupported.has(url) || /\.eot(?:[?#]|$)/u.test(lower);
			this.#add('font', url, !old, position > 0);
		});
		this.#statement = -1;
		this.#atRule = '';
		this.#property = '';
		this.#imported = false;
		this.#functions.length = 0;
		this.#sources = [];
		this.#unsupported = new Set();
	}

	#lower(start: number, end: number, longest = 64): string {
		// A name longer than any that matters is no reason to copy megabytes.
		return this.source.slice(start, Math.min(end, start + longest)).toLowerCase();
	}

	#open(): void {
		const prelude = this.source.slice(this.#statement, this.#statement + 256);
		const outer = this.#blocks.at(-1)?.applies ?? true;
		const printed = this.#atRule === 'media' && /^@media\s+print\s*(?:\{|$)/iu.test(prelude);
		const rule = this.#atRule;
		const needs = rule === '' ? selectorNames(this.source.slice(this.#statement, this.#at)) : null;
		this.endStatement();
		const from = this.references.length;
		this.#blocks.push({ rule, applies: outer && !printed, needs, from });
	}

	/** A font for other letters than Latin ones is not asked for by most pages. */
	#subset(): void {
		const block = this.#blocks.at(-1);
		if (block?.rule !== 'font-face') return;
		this.#latin = holdsLatin(this.source.slice(this.#statement, this.#at));
	}

	/** The family of a font face; or what a rule sets its text in. */
	#font(): void {
		const block = this.#blocks.at(-1);
		if (!block || this.#at <= this.#statement) return;
		const declaration = this.#lower(this.#statement, this.#at, 1_000);
		const value = declaration.slice(declaration.indexOf(':') + 1).trim();
		if (block.rule === 'font-face') {
			if (this.#property === 'font-family') this.#family = value.replace(/^["']|["']$/gu, '');
		} else if (block.applies) {
			this.fonts.push({ families: value, needs: block.needs });
		}
	}

	#close(): void {
		this.endStatement();
		const block = this.#blocks.pop();
		if (block?.rule !== 'font-face') return;
		for (let i = block.from; i < this.references.length; i++) {
			const font = this.references[i];
			if (!font) continue;
			const family = this.#family === '' ? {} : { family: this.#family };
			this.references[i] = { ...font, ...family, atStart: font.atStart && this.#latin };
		}
		this.#latin = true;
		this.#family = '';
	}

	#string(found: CssUrl): void {
		const inside = this.#functions.at(-1);
		if (inside === 'url' || inside === 'src') return this.#url(found);
		if (inside?.endsWith('image-set')) return this.#url(found);
		if (inside === 'format') return this.#format(found.url.toLowerCase());
		if (this.#atRule === 'import' && inside === undefined) this.#url(found);
	}

	/** Formats that no browser of today loads stand in old lists for browsers long gone. */
	#format(name: string): void {
		const last = this.#sources.at(-1);
		if (last && (name === 'embedded-opentype' || name === 'svg')) this.#unsupported.add(last);
	}

	#url(found: CssUrl): void {
		if (this.#atRule === 'import') {
			if (!this.#imported && this.#blocks.length === 0) this.#add('style', found, true, false);
			this.#imported = true;
		} else if (this.#atRule !== '' && this.#atRule !== 'media') {
			return; // @namespace, @document, @supports: names, nothing to load
		} else if (this.#blocks.at(-1)?.rule === 'font-face') {
			if (this.#property === 'src') this.#sources.push(found);
		} else if (this.#blocks.length > 0 && this.#property !== 'behavior') {
			this.#add('image', found, true, false);
		}
	}

	#add(kind: 'style' | 'font' | 'image', found: CssUrl, loads: boolean, fallback: boolean): void {
		if (found.url === '' || found.url.startsWith('#')) return;
		const { applies = true, needs = null } = this.#blocks.at(-1) ?? {};
		this.references.push({
			kind,
			...found,
			atStart: loads && applies,
			base: 'file',
			follow: kind === 'style' ? 'style' : null,
			...(fallback && { fallback }),
			...(this.#property.startsWith('--') && { variable: this.#property }),
			...(needs && { needs })
		});
	}
}
