/* Section 1.6, first half: the manifest's list of repositories by itself. */
import { text } from '../../../contract/language';
import { type Complaint, inManifest, rejection } from '../complaint';
import type { BundleFacts } from '../facts';
import { quote } from '../go/quote';
import { compareUtf8 } from '../go/utf8';
import type { Manifest } from '../manifest';
import { isSafeRepository } from '../names';

export const section = 'repositories';
export const path = 'manifest.json';
export const good =
	'{ "identity": "acme/tools", "source": "acme/os", "scope": "role", "reason": "…" }';

export const BUNDLE_REPOSITORY_UNSAFE = rejection({
	code: 'BUNDLE_REPOSITORY_UNSAFE',
	section,
	title: text('A repository identity that is not owner/name', '仓库标识不是 owner/name'),
	why: text('The identity becomes a path on every system.', '标识会成为各系统上的路径。'),
	todo: text('Write owner/name, both safe file names.', '写 owner/name，两部分都是安全的文件名。'),
	messages: {
		'': text(
			'The repository {identity} is not a safe owner/name',
			'仓库 {identity} 不是安全的 owner/name'
		)
	},
	examples: {
		fails: { path, text: '"identity": "acme"' },
		passes: { path, text: '"identity": "acme/tools"' }
	}
});

export const BUNDLE_REPOSITORY_ORDER = rejection({
	code: 'BUNDLE_REPOSITORY_ORDER',
	section,
	title: text('Repositories out of order or repeated', '仓库未排序或重复'),
	why: text(
		'They are sorted by the bytes of their identity, each once, so that equal bundles are equal files.',
		'仓库按标识的字节排序且不重复，使相同的包生成相同的文件。'
	),
	todo: text('Sort them, and remove repetitions.', '排序并删除重复项。'),
	messages: {
		'': text(
			'{identity} comes after {before}, but sorts before it',
			'{identity} 排在 {before} 之后，但应在其前'
		),
		repeated: text('{identity} is listed again', '{identity} 重复')
	},
	examples: { fails: { path, text: 'acme/b, acme/a' }, passes: { path, text: 'acme/a, acme/b' } }
});

export const BUNDLE_REPOSITORY_GROUNDS = rejection({
	code: 'BUNDLE_REPOSITORY_GROUNDS',
	section,
	title: text('A repository without its grounds', '仓库缺少依据'),
	why: text(
		'Each repository says who brought it in, in which scope and why.',
		'每个仓库都要说明由谁引入、范围和原因。'
	),
	todo: text('Write source, scope and reason.', '写明 source、scope 和 reason。'),
	messages: {
		'': text('The repository {identity} has no {field}', '仓库 {identity} 没有 {field}')
	},
	examples: {
		fails: { path, text: '{ "identity": "acme/tools", "source": "acme/os" }' },
		passes: { path, text: good }
	}
});

export function* listed(facts: BundleFacts, manifest: Manifest): Generator<Complaint> {
	let before = '';
	for (const { identity, source, scope, reason, at } of manifest.repositories.items) {
		if (at.wrong) continue;
		const name = identity.value;
		const place = inManifest(facts, identity.span ? identity : at);
		if (!isSafeRepository(name) && !identity.wrong) {
			yield {
				finding: BUNDLE_REPOSITORY_UNSAFE.find('', { identity: name }, place),
				original: `bundle manifest contains unsafe repository identity ${quote(name)}`
			};
		} else if (before !== '' && compareUtf8(name, before) <= 0) {
			yield {
				finding: BUNDLE_REPOSITORY_ORDER.find(
					name === before ? 'repeated' : '',
					{ identity: name, before },
					place
				),
				original: 'bundle manifest repositories must be strictly sorted and deduplicated'
			};
		}
		before = name;
		for (const [field, leaf] of Object.entries({ source, scope, reason })) {
			if (leaf.value !== '' || leaf.wrong) continue;
			yield {
				finding: BUNDLE_REPOSITORY_GROUNDS.find(
					'',
					{ identity: name, field },
					inManifest(facts, leaf.span ? leaf : at)
				),
				original: `bundle manifest repository ${quote(name)} lacks decision provenance`
			};
		}
	}
}
