/* Section 1.5: the trace selects the manifest's role, personalities and boundaries, and no other profile. */
import { text } from '../../../contract/language';
import { type Complaint, inManifest, inTrace, rejection, type Step } from '../complaint';
import { type BundleFacts, readable } from '../facts';
import { quote } from '../go/quote';
import type { Leaf } from '../json/shape';
import type { Manifest } from '../manifest';
import { selectedOf, type Trace } from '../trace';

const section = 'profiles';

export const BUNDLE_PROFILE_NOT_SELECTED = rejection({
	code: 'BUNDLE_PROFILE_NOT_SELECTED',
	section,
	title: text('A profile that the trace does not select', '记录未选择的配置项'),
	why: text(
		'Manifest and trace must tell the same story: each role, personality and boundary is a selected decision.',
		'清单与记录必须一致：每个角色、人格和边界都应是被选中的决策。'
	),
	todo: text('Compose the bundle again, or correct the name.', '重新生成包，或改正名称。'),
	messages: { '': text('The trace does not select {profile}', '记录没有选择 {profile}') },
	examples: {
		fails: { path: 'manifest.json', text: '"personalities": ["Tenacious"]' },
		passes: { path: 'manifest.json', text: '"personalities": ["tenacious"]' }
	}
});

export const BUNDLE_PROFILE_COUNT = rejection({
	code: 'BUNDLE_PROFILE_COUNT',
	section,
	title: text('More or fewer profiles than the manifest names', '配置项数量与清单不符'),
	why: text(
		'A selected profile that the manifest does not name would go unseen.',
		'清单未写明的配置项会被忽略。'
	),
	todo: text(
		'Name it in the manifest, or take it out of the trace.',
		'在清单中写明，或从记录中删除。'
	),
	messages: {
		'': text(
			'The trace selects {count} profiles; the manifest names {expected}',
			'记录选择了 {count} 个配置项；清单写了 {expected} 个'
		),
		stray: text(
			'The trace selects {profile}, which the manifest does not name: {count} profiles where {expected} are expected',
			'记录选择了清单没有的 {profile}：共 {count} 个，应为 {expected} 个'
		)
	},
	examples: {
		fails: {
			path: 'trace.json',
			text: '{ "subject": "role:other", "kind": "profile", "outcome": "selected", … }'
		},
		passes: {
			path: 'trace.json',
			text: '{ "subject": "role:other", "kind": "profile", "outcome": "excluded", … }'
		}
	}
});

/** Subjects that the trace has to select, in the original's order, with the manifest's own place for each. */
function expectedProfiles(manifest: Manifest): { subject: string; leaf: Leaf<string> }[] {
	const named = (prefix: string) => (leaf: Leaf<string>) => ({
		subject: prefix + leaf.value,
		leaf
	});
	return [
		named('role:')(manifest.role),
		...manifest.personalities.items.map(named('personality:')),
		...manifest.boundaries.items.map(named('boundary:'))
	];
}

function* judge(facts: BundleFacts, manifest: Manifest, trace: Trace): Generator<Complaint> {
	const selected = selectedOf(trace, 'profile');
	const subjects = new Set(selected.map(({ subject }) => subject.value));
	const expected = expectedProfiles(manifest);
	for (const { subject, leaf } of expected) {
		if (subjects.has(subject) || leaf.wrong) continue;
		yield {
			finding: BUNDLE_PROFILE_NOT_SELECTED.find('', { profile: subject }, inManifest(facts, leaf)),
			original: `bundle trace does not select manifest profile ${quote(subject)}`
		};
	}
	if (selected.length === expected.length) return;
	if (manifest.personalities.wrong || manifest.boundaries.wrong || trace.decisions.wrong) return;
	const names = new Set(expected.map(({ subject }) => subject));
	const stray = selected.find(({ subject }) => !names.has(subject.value));
	const counts = { count: selected.length, expected: expected.length };
	yield {
		finding: stray
			? BUNDLE_PROFILE_COUNT.find(
					'stray',
					{ ...counts, profile: stray.subject.value },
					inTrace(facts, stray.subject)
				)
			: BUNDLE_PROFILE_COUNT.find('', counts, inTrace(facts, trace.decisions)),
		original:
			`bundle trace selects ${selected.length} profiles, expected role, ` +
			`${manifest.personalities.items.length} personalities, and ${manifest.boundaries.items.length} boundaries`
	};
}

export const profiles: Step = {
	name: 'profiles',
	*check(facts) {
		const both = readable(facts);
		if (both) yield* judge(facts, both.manifest, both.trace);
	}
};
