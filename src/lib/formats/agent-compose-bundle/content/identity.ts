import { type GoValue, marshal } from '../go/json';
import { encodeUtf8 } from '../go/utf8';
import type { Manifest, Seat } from '../manifest';
import type { Sha256 } from './hash';
import type { DigestState } from './state';

const TIERS = ['frontier', 'commodity', 'oss'];

/** Every ordered choice of the three tiers, and none at all: what the bundle does not say of the role. */
function tierChoices(): GoValue[] {
	const grow = (chosen: string[]): string[][] => [
		chosen,
		...TIERS.filter((tier) => !chosen.includes(tier)).flatMap((tier) => grow([...chosen, tier]))
	];
	return [null, ...grow([])];
}

const seatOf = ({ key, harness, name, pronouns, channel, tier }: Seat): GoValue => ({
	...(key.value === '' ? {} : { key: key.value }),
	harness: harness.value,
	name: name.value,
	pronouns: pronouns.value,
	...(channel.value === '' ? {} : { channel: channel.value }),
	...(tier.value === '' ? {} : { tier: tier.value })
});

/** The role's identity as the original hashes it (section 6), once for each choice of tiers. */
function* identities(manifest: Manifest): Generator<string> {
	const { identity } = manifest;
	const seats = identity.seats.items.map(seatOf);
	const head = {
		Purpose: identity.purpose.value,
		Skill: manifest.role_skill.value,
		Personalities: manifest.personalities.items.map(({ value }) => value),
		PersonalityMetadata: identity.personalities.items.map(({ name, color, emblem }) => ({
			name: name.value,
			color: color.value,
			emblem: { name: emblem.name.value, emoji: emblem.emoji.value, glyph: emblem.glyph.value }
		}))
	};
	for (const tiers of tierChoices()) {
		for (const Seats of seats.length === 0 ? [null, seats] : [seats]) {
			yield marshal({
				...head,
				Seats,
				Inspiration: { id: '', fit: '' },
				SupportedModelTiers: tiers,
				FavoriteColor: manifest.color.value
			});
		}
	}
}

/** The built-in roster has no inspirations; another person's may have one, and then nothing can be said. */
export function identityState(
	sha256: Sha256,
	manifest: Manifest,
	provider: string,
	digest: string
): DigestState {
	for (const text of identities(manifest)) {
		if (`sha256:${sha256.hex(encodeUtf8(text))}` === digest)
			return { kind: 'matches', path: 'manifest.json' };
	}
	return provider === 'roster:core'
		? { kind: 'differs', path: 'manifest.json', computed: null }
		: { kind: 'unknown', reason: 'inspiration' };
}
