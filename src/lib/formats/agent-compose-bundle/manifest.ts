/* manifest.json as the original reads it. The Go type names are those of its error sentences. */
import { string } from './json/leaf';
import { list } from './json/list';
import { struct, type ValueOf } from './json/struct';

const seat = struct('person.Seat', {
	key: string,
	harness: string,
	name: string,
	pronouns: string,
	channel: string,
	tier: string
});

const emblem = struct('person.Emblem', { name: string, emoji: string, glyph: string });

const identityPersonality = struct('bundle.IdentityPersonality', {
	name: string,
	color: string,
	emblem
});

const identity = struct('bundle.RoleIdentity', {
	person: string,
	purpose: string,
	seats: list(seat),
	personalities: list(identityPersonality)
});

const repository = struct('schema.RepositorySelection', {
	identity: string,
	source: string,
	scope: string,
	reason: string
});

const contentDigest = struct('bundle.ContentDigest', { id: string, digest: string });

const delivery = struct('bundle.Delivery', {
	mode: string,
	instructions: string,
	skills_root: string,
	compiled_context: string
});

export const manifestShape = struct('bundle.Manifest', {
	format: string,
	role: string,
	role_skill: string,
	role_skill_source: string,
	role_skill_digest: string,
	model_tier: string,
	personalities: list(string),
	boundaries: list(string),
	color: string,
	identity,
	sources: list(string),
	repositories: list(repository),
	content: list(contentDigest),
	delivery
});

export type Manifest = ValueOf<typeof manifestShape>;
export type Seat = ValueOf<typeof seat>;
