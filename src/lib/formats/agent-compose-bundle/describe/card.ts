import { legibility } from '../color/oklab';
import { parseColor } from '../color/parse';
import type { Manifest, Seat } from '../manifest';
import type { PersonalityView, RoleCard, SeatView, Swatch } from './model';

const channel = (value: number): string =>
	Math.max(0, Math.min(255, value)).toString(16).padStart(2, '0');

export function swatch(written: string): Swatch {
	const parsed = parseColor(written);
	if ('error' in parsed) return { written, css: null, legible: false };
	const css = `#${parsed.rgb.map(channel).join('')}`;
	return { written, css, legible: legibility(parsed.rgb).kind === 'legible' };
}

function personality(name: string, { identity }: Manifest): PersonalityView {
	const known = identity.personalities.items.find((one) => one.name.value === name);
	if (known === undefined) return { name, color: null, emblem: null };
	const { emblem } = known;
	return {
		name,
		color: known.color.value === '' ? null : swatch(known.color.value),
		emblem: { name: emblem.name.value, emoji: emblem.emoji.value, glyph: emblem.glyph.value }
	};
}

const seatView = (seat: Seat): SeatView => ({
	key: seat.key.value,
	harness: seat.harness.value,
	name: seat.name.value,
	pronouns: seat.pronouns.value,
	channel: seat.channel.value,
	tier: seat.tier.value
});

/** The role as a person would introduce it. */
export const roleCard = (manifest: Manifest): RoleCard => ({
	role: manifest.role.value,
	skill: manifest.role_skill.value,
	skillSource: manifest.role_skill_source.value,
	tier: manifest.model_tier.value || 'frontier',
	person: manifest.identity.person.value,
	purpose: manifest.identity.purpose.value,
	color: swatch(manifest.color.value),
	personalities: manifest.personalities.items.map(({ value }) => personality(value, manifest)),
	boundaries: manifest.boundaries.items.map(({ value }) => value),
	seats: manifest.identity.seats.items.map(seatView)
});
