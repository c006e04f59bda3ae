import { createHash } from 'node:crypto';
import { type Entries, entriesOf, file } from './memory-tree';

const sha256 = (text: string): string =>
	`sha256:${createHash('sha256').update(text).digest('hex')}`;

const SKILLS = 'content/skills/roster%3Acore';
const ROLE = '# Role\n\nPlan the work — and follow it through.\n';
const WARM = '# Warm\n';
const INVARIANT = '# Personality invariant\n\nTruth first.\n';
const REASON = 'roster:core defines it';
const BYTES = Buffer.byteLength(ROLE) + Buffer.byteLength(WARM);

const decision = (subject: string, kind: string, more: object = {}) => ({
	subject,
	kind,
	source: 'roster:core',
	outcome: 'selected',
	reason: REASON,
	...more
});

export const smallManifest = () => ({
	format: 'agent-compose.bundle',
	role: 'tpm',
	role_skill: 'role-tpm',
	role_skill_source: 'roster:core:role:tpm',
	role_skill_digest: sha256(ROLE),
	model_tier: 'frontier',
	personalities: ['warm'],
	boundaries: [] as string[],
	color: '#9c8b31',
	identity: {
		person: 'core',
		purpose: 'Plan <work> & follow it through.',
		seats: [{ key: 'codex', harness: 'codex', name: 'Zoë', pronouns: 'ze' }],
		personalities: [
			{ name: 'warm', color: '#e882e1', emblem: { name: 'sun', emoji: '🌞', glyph: '✦' } }
		]
	},
	sources: ['roster:core'],
	repositories: [{ identity: 'acme/tools', source: 'acme/os', scope: 'role', reason: REASON }],
	content: [
		{ id: 'roster:core:invariant', digest: sha256(INVARIANT) },
		{ id: 'roster:core:role:tpm', digest: sha256(ROLE) },
		{ id: 'roster:core:skill:personality-warm', digest: sha256(WARM) }
	],
	delivery: {
		mode: 'native-skills',
		instructions: 'content/instructions.md',
		skills_root: 'content/skills'
	} as Record<string, string>
});

export const smallTrace = () => ({
	format: 'agent-compose.trace',
	decisions: [
		decision('role:tpm', 'profile'),
		decision('personality:warm', 'profile'),
		decision('repository:acme/tools', 'repository', { source: 'acme/os' }),
		decision('source:roster:core', 'source'),
		decision('skill:personality-warm', 'skill'),
		decision('skill:role-tpm', 'skill'),
		decision('skill:personality-decisive', 'skill', { outcome: 'excluded' })
	],
	providers: [
		{
			source: 'roster:core',
			category: 'person-package',
			scope: 'person',
			outcome: 'selected',
			reason: REASON,
			skills: 2,
			context_bytes: BYTES,
			approximate_tokens: Math.ceil(BYTES / 4)
		}
	]
});

export type SmallManifest = ReturnType<typeof smallManifest>;
export type SmallTrace = ReturnType<typeof smallTrace>;

export interface Change {
	manifest?: (manifest: SmallManifest) => void;
	trace?: (trace: SmallTrace) => void;
	entries?: (entries: Entries) => void;
}

/** A bundle that verifies without a word, made here so that tests need no data of others; then changed. */
export function smallBundle(change: Change = {}): Entries {
	const manifest = smallManifest();
	const trace = smallTrace();
	change.manifest?.(manifest);
	change.trace?.(trace);
	const entries = entriesOf({
		'manifest.json': `${JSON.stringify(manifest, null, 2)}\n`,
		'trace.json': `${JSON.stringify(trace, null, 2)}\n`,
		'content/instructions.md': `# Role instructions\n\nBe the role.\n\n${INVARIANT}\n# More\n`,
		[`${SKILLS}/role-tpm/SKILL.md`]: ROLE,
		[`${SKILLS}/personality-warm/SKILL.md`]: WARM
	});
	change.entries?.(entries);
	return entries;
}

/** Replaces text in one of the files, which must hold it. */
export const rewrite =
	(path: string, from: string, to: string) =>
	(entries: Entries): void => {
		const text = new TextDecoder().decode(entries.get(path)?.bytes);
		if (!text.includes(from)) throw new Error(`${path} holds no ${from}`);
		entries.set(path, file(text.replace(from, to)));
	};
