import { createHash } from 'node:crypto';
import { type Entries, file } from './memory-tree';
import { smallBundle } from './small-bundle';

const REVIEW = '# Review\n\nRead it twice.\n';
const digest = (text: string): string =>
	`sha256:${createHash('sha256').update(text).digest('hex')}`;

/** The small bundle with a second source, personality and repository, and a boundary: enough for every check to compare. */
export function richBundle(): Entries {
	return smallBundle({
		manifest(manifest) {
			manifest.personalities.push('calm');
			manifest.boundaries.push('privacy');
			manifest.sources.push('aos~public');
			manifest.repositories.push({
				identity: 'acme/zeta',
				source: 'acme/os',
				scope: 'request',
				reason: 'asked for'
			});
			manifest.content.push({ id: 'roster:core:skill:z', digest: digest('z') });
		},
		trace(trace) {
			const { decisions, providers } = trace;
			const [role] = decisions;
			const [provider] = providers;
			if (!role || !provider) throw new Error('the small bundle has lost its parts');
			const more = (subject: string, kind: string, fields: object = {}) =>
				decisions.push({ ...role, subject, kind, ...fields });
			more('personality:calm', 'profile');
			more('boundary:privacy', 'profile');
			more('repository:acme/zeta', 'repository', { source: 'acme/os', reason: 'asked for' });
			more('skill:review', 'skill', { source: 'aos~public' });
			const bytes = Buffer.byteLength(REVIEW);
			providers.push({
				...provider,
				source: 'aos~public',
				category: 'catalogue',
				scope: 'request',
				skills: 1,
				context_bytes: bytes,
				approximate_tokens: Math.ceil(bytes / 4)
			});
		},
		entries: (entries) => entries.set('content/skills/aos%7Epublic/review/SKILL.md', file(REVIEW))
	});
}
