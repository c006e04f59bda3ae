import { parseColor, type Rgb } from './parse';

/** What a terminal can show. */
export type TerminalColors = '256' | 'truecolor';

const LEVELS = [0, 95, 135, 175, 215, 255] as const;

const level = (channel: number): number =>
	channel < 48 ? 0 : channel < 115 ? 1 : Math.trunc((channel - 35) / 40);

const distance = (a: Rgb, b: Rgb): number =>
	a.reduce((sum, channel, i) => sum + (channel - (b[i] ?? 0)) ** 2, 0);

/** The nearest of the 216 cube colours and the 24 grays; the cube wins a tie. */
function nearest256(rgb: Rgb): number {
	const [red, green, blue] = rgb;
	const [r, g, b] = [level(red), level(green), level(blue)];
	const cube: Rgb = [LEVELS[r] ?? 255, LEVELS[g] ?? 255, LEVELS[b] ?? 255];
	const mean = Math.trunc((red + green + blue) / 3);
	const step = Math.max(0, Math.min(23, Math.trunc((mean - 8) / 10)));
	const gray = 8 + 10 * step;
	return distance(rgb, [gray, gray, gray]) < distance(rgb, cube)
		? 232 + step
		: 16 + 36 * r + 6 * g + b;
}

/** Text in a colour for a terminal; as it is where the colour cannot be read. */
export function ansi(color: string, text: string, colors: TerminalColors): string {
	const parsed = parseColor(color);
	if ('error' in parsed) return text;
	const code = colors === 'truecolor' ? `2;${parsed.rgb.join(';')}` : `5;${nearest256(parsed.rgb)}`;
	return `\x1b[38;${code}m${text}\x1b[0m`;
}
