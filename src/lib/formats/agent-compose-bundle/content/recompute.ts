/* Section 6: what each digest of the manifest is the digest of, and whether the bundle's files still have it. */
import type { Manifest } from '../manifest';
import { isSafeSegment, sourceSegment } from '../names';
import { identityState } from './identity';
import { invariantState } from './invariant';
import type { Sha256 } from './hash';
import type { ContentState, DigestState } from './state';

/** The files that digests are recomputed from. */
export interface Files {
	/** Of all files there are. */
	has(path: string): boolean;
	/** Lower-case hex; undefined: not read. */
	hash(path: string): string | undefined;
	body(path: string): Uint8Array | undefined;
}

export const INSTRUCTIONS = 'content/instructions.md';

function ofFile(files: Files, path: string, digest: string): DigestState {
	if (!files.has(path)) return { kind: 'unknown', reason: 'file-missing' };
	const hash = files.hash(path);
	if (hash === undefined) return { kind: 'unknown', reason: 'not-read' };
	const computed = `sha256:${hash}`;
	return computed === digest ? { kind: 'matches', path } : { kind: 'differs', path, computed };
}

const ofSkill = (files: Files, source: string, skill: string, digest: string): DigestState =>
	isSafeSegment(skill)
		? ofFile(files, `content/skills/${sourceSegment(source)}/${skill}/SKILL.md`, digest)
		: { kind: 'unknown', reason: 'unknown-id' };

function stateOf(
	sha256: Sha256,
	files: Files,
	manifest: Manifest,
	id: string,
	digest: string
): DigestState {
	const {
		source = '',
		kind = '',
		name = '',
		part = ''
	} = /^(?<source>.+):(?<kind>role|legacy-role|skill):(?<name>[^:]+?)(?::(?<part>identity|copy-contract))?$/su.exec(
		id
	)?.groups ?? {};
	if (part === 'copy-contract') return { kind: 'unknown', reason: 'copy-contract' };
	if (part === 'identity') {
		return name === manifest.role.value
			? identityState(sha256, manifest, source, digest)
			: { kind: 'unknown', reason: 'unknown-id' };
	}
	if (kind === 'skill') return ofSkill(files, source, name, digest);
	if (kind !== '') return ofSkill(files, source, `role-${name}`, digest);
	if (!/^(?:roster:core|person:[^:]+):invariant$/su.test(id))
		return { kind: 'unknown', reason: 'unknown-id' };
	if (!files.has(INSTRUCTIONS)) return { kind: 'unknown', reason: 'file-missing' };
	const body = files.body(INSTRUCTIONS);
	return body === undefined
		? { kind: 'unknown', reason: 'not-read' }
		: invariantState(sha256, INSTRUCTIONS, body, digest);
}

/** States of all digests: the content entries in their order, then `role_skill_digest`. */
export function contentStates(sha256: Sha256, files: Files, manifest: Manifest): ContentState[] {
	const states: ContentState[] = manifest.content.items.map(({ id, digest }, index) => ({
		id: id.value,
		digest: digest.value,
		index,
		state: stateOf(sha256, files, manifest, id.value, digest.value)
	}));
	const { role_skill_source: source, role_skill_digest: digest } = manifest;
	states.push({
		id: source.value,
		digest: digest.value,
		index: null,
		state: stateOf(sha256, files, manifest, source.value, digest.value)
	});
	return states;
}
