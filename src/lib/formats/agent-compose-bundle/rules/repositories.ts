/* Section 1.6: the manifest's repositories and those that the trace selects are the same, with the same grounds. */
import { text } from '../../../contract/language';
import { type Complaint, inManifest, inTrace, rejection, type Step } from '../complaint';
import { type BundleFacts, readable } from '../facts';
import { quote } from '../go/quote';
import type { Manifest } from '../manifest';
import { isSafeRepository } from '../names';
import { type Decision, selectedOf, type Trace } from '../trace';
import { good, listed, path, section } from './repository-list';

export const BUNDLE_TRACE_REPOSITORY = rejection({
	code: 'BUNDLE_TRACE_REPOSITORY',
	section,
	title: text(
		'The trace selects a repository that is unsafe or repeated',
		'记录选择了不安全或重复的仓库'
	),
	why: text(
		'A selected repository is repository:owner/name, each once.',
		'选中的仓库写作 repository:owner/name，且不重复。'
	),
	todo: text('Correct the decision’s subject.', '改正决策的 subject。'),
	messages: {
		unsafe: text(
			'The trace selects {subject}; repository:owner/name is expected',
			'记录选择了 {subject}；应为 repository:owner/name'
		),
		repeated: text('The trace selects {subject} again', '记录重复选择了 {subject}')
	},
	examples: {
		fails: { path: 'trace.json', text: '"subject": "repository:acme"' },
		passes: { path: 'trace.json', text: '"subject": "repository:acme/tools"' }
	}
});

export const BUNDLE_REPOSITORY_COUNT = rejection({
	code: 'BUNDLE_REPOSITORY_COUNT',
	section,
	title: text(
		'Trace and manifest name different numbers of repositories',
		'记录与清单的仓库数量不同'
	),
	why: text('Each repository stands in both.', '每个仓库在两处都要出现。'),
	todo: text('Compose the bundle again.', '重新生成包。'),
	messages: {
		'': text(
			'The trace selects {count} repositories, the manifest names {expected}',
			'记录选择了 {count} 个仓库，清单写了 {expected} 个'
		)
	},
	examples: {
		fails: { path, text: '(3 in the trace, none here)' },
		passes: { path, text: '(3 in the trace, 3 here)' }
	}
});

export const BUNDLE_REPOSITORY_NOT_SELECTED = rejection({
	code: 'BUNDLE_REPOSITORY_NOT_SELECTED',
	section,
	title: text('A repository that the trace does not select', '记录未选择的仓库'),
	why: text(
		'Without a selected decision nothing says why it is here.',
		'没有被选中的决策，就无法说明其来由。'
	),
	todo: text('Compose the bundle again, or correct the identity.', '重新生成包，或改正标识。'),
	messages: {
		'': text('The trace does not select the repository {identity}', '记录没有选择仓库 {identity}')
	},
	examples: {
		fails: { path, text: '"identity": "acme/Tools"' },
		passes: { path, text: '"identity": "acme/tools"' }
	}
});

export const BUNDLE_REPOSITORY_DISAGREES = rejection({
	code: 'BUNDLE_REPOSITORY_DISAGREES',
	section,
	title: text('Manifest and trace give different grounds', '清单与记录的依据不同'),
	why: text(
		'Source and reason are copied from the decision; scope is not compared.',
		'source 和 reason 取自决策；scope 不比较。'
	),
	todo: text('Write the same source and reason in both.', '两处写相同的 source 和 reason。'),
	messages: {
		'': text(
			'The {field} of {identity} is {value}; the trace says {expected}',
			'{identity} 的 {field} 是 {value}；记录为 {expected}'
		)
	},
	examples: { fails: { path, text: '"reason": "other"' }, passes: { path, text: good } }
});

const PREFIX = 'repository:';

function* traced(
	facts: BundleFacts,
	trace: Trace,
	found: Map<string, Decision>
): Generator<Complaint> {
	for (const decision of selectedOf(trace, 'repository')) {
		const subject = decision.subject.value;
		const identity = subject.startsWith(PREFIX) ? subject.slice(PREFIX.length) : '';
		const safe = isSafeRepository(identity);
		if (!safe || found.has(identity)) {
			yield {
				finding: BUNDLE_TRACE_REPOSITORY.find(
					safe ? 'repeated' : 'unsafe',
					{ subject },
					inTrace(facts, decision.subject)
				),
				original: `bundle trace selects an unsafe or duplicate repository ${quote(subject)}`
			};
		} else found.set(identity, decision);
	}
}

function* compared(
	facts: BundleFacts,
	manifest: Manifest,
	found: ReadonlyMap<string, Decision>
): Generator<Complaint> {
	const { items } = manifest.repositories;
	if (found.size !== items.length) {
		const counts = { count: found.size, expected: items.length };
		yield {
			finding: BUNDLE_REPOSITORY_COUNT.find('', counts, inManifest(facts, manifest.repositories)),
			original: `bundle trace selects ${found.size} repositories, manifest names ${items.length}`
		};
	}
	for (const repository of items) {
		const { identity } = repository;
		const decision = found.get(identity.value);
		if (decision === undefined) {
			if (!isSafeRepository(identity.value)) continue;
			yield {
				finding: BUNDLE_REPOSITORY_NOT_SELECTED.find(
					'',
					{ identity: identity.value },
					inManifest(facts, identity)
				),
				original: `bundle trace does not select manifest repository ${quote(identity.value)}`
			};
			continue;
		}
		for (const field of ['source', 'reason'] as const) {
			const value = repository[field].value;
			const expected = decision[field].value;
			if (value === expected || value === '') continue;
			yield {
				finding: BUNDLE_REPOSITORY_DISAGREES.find(
					'',
					{ identity: identity.value, field, value, expected },
					inManifest(facts, repository[field])
				),
				original: `bundle repository ${quote(identity.value)} provenance disagrees with its decision trace`
			};
		}
	}
}

export const repositories: Step = {
	name: 'repositories',
	*check(facts) {
		const both = readable(facts);
		if (!both || both.manifest.repositories.wrong || both.trace.decisions.wrong) return;
		const found = new Map<string, Decision>();
		yield* listed(facts, both.manifest);
		yield* traced(facts, both.trace, found);
		yield* compared(facts, both.manifest, found);
	}
};
