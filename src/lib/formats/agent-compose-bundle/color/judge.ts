import { quote } from '../go/quote';
import { legibility } from './oklab';
import { parseColor, type Rgb } from './parse';

export type ColorJudgement =
	| { readonly kind: 'legible'; readonly rgb: Rgb }
	| {
			readonly kind: 'syntax' | 'lightness' | 'chroma';
			/** The lightness or chroma, rounded as the original shows it. */
			readonly value: string;
			/** The original's sentence. */
			readonly original: string;
	  };

export function judgeColor(text: string): ColorJudgement {
	const parsed = parseColor(text);
	if ('error' in parsed) {
		const original = `color ${quote(text)} must be #rrggbb${parsed.error}`;
		return { kind: 'syntax', value: '', original };
	}
	const verdict = legibility(parsed.rgb);
	if (verdict.kind === 'legible') return { kind: 'legible', rgb: parsed.rgb };
	const value = verdict.value.toFixed(verdict.kind === 'lightness' ? 2 : 3);
	const original =
		verdict.kind === 'lightness'
			? `color ${text} has OKLab lightness ${value} outside the terminal-legible band [0.60, 0.80]`
			: `color ${text} is too gray (chroma ${value}, floor 0.050)`;
	return { kind: verdict.kind, value, original };
}
