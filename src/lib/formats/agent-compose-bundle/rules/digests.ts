/* What the documents promise of digests and the original never recomputes (section 6). */
import { text } from '../../../contract/language';
import type { Rule } from '../../../contract/rule';
import { inManifest, warning } from '../complaint';
import { type BundleFacts, valueOf } from '../facts';
import { compareUtf8 } from '../go/utf8';

const section = 'digests';
const path = 'manifest.json';
const entry = (digest: string) => `{ "id": "roster:core:role:tpm", "digest": "${digest}" }`;

export const BUNDLE_DIGEST_DIFFERS = warning({
	code: 'BUNDLE_DIGEST_DIFFERS',
	section,
	title: text('A digest that its content does not have', '摘要与内容不符'),
	why: text(
		'The content was changed after the bundle was composed, or the digest is not its own. verify never recomputes it.',
		'内容在生成包之后被修改，或摘要不属于它。verify 从不重新计算。'
	),
	todo: text('Restore the content, or compose the bundle again.', '恢复内容，或重新生成包。'),
	messages: {
		'': text(
			'{id} has the digest {digest}; {file} has {computed}',
			'{id} 的摘要是 {digest}；{file} 的是 {computed}'
		),
		slice: text(
			'Nothing in {file} has the digest {digest} of {id}',
			'{file} 中没有内容符合 {id} 的摘要 {digest}'
		)
	},
	examples: {
		fails: { path, text: entry('sha256:0000…') },
		passes: { path, text: entry('sha256:(of its SKILL.md)') }
	}
});

export const BUNDLE_DIGEST_HEX = warning({
	code: 'BUNDLE_DIGEST_HEX',
	section,
	title: text('A digest that is no lower-case hex', '摘要不是小写十六进制'),
	why: text(
		'Digests are compared as text: another spelling is another digest.',
		'摘要按文本比较：写法不同即不同。'
	),
	todo: text('Write sha256: and 64 digits of 0-9 and a-f.', '写 sha256: 加 64 位 0-9、a-f。'),
	messages: {
		'': text(
			'The digest of {id} is {digest}; sha256: and 64 lower-case hex digits are expected',
			'{id} 的摘要是 {digest}；应为 sha256: 加 64 位小写十六进制'
		)
	},
	examples: {
		fails: { path, text: entry('sha256:ABCD…') },
		passes: { path, text: entry('sha256:abcd…') }
	}
});

export const BUNDLE_CONTENT_ORDER = warning({
	code: 'BUNDLE_CONTENT_ORDER',
	section,
	title: text('Content ids out of order', '内容 id 未排序'),
	why: text(
		'They are written in the order of their bytes, so that equal bundles are equal files.',
		'内容 id 按字节顺序书写，使相同的包生成相同的文件。'
	),
	todo: text('Sort the entries by id.', '按 id 排序。'),
	messages: {
		'': text(
			'{id} comes after {before}, but sorts before it',
			'{id} 排在 {before} 之后，但应在其前'
		)
	},
	examples: { fails: { path, text: '"b", "a"' }, passes: { path, text: '"a", "b"' } }
});

export const BUNDLE_COMPILED_DIFFERS = warning({
	code: 'BUNDLE_COMPILED_DIFFERS',
	section,
	title: text('The compiled context is not its parts', '编译文档与其组成部分不符'),
	why: text(
		'It is the instructions followed by each selected skill. What an agent reads here is something else.',
		'它应是指令加每个所选技能。代理在此读到的内容不同。'
	),
	todo: text('Compose the bundle again.', '重新生成包。'),
	messages: {
		'': text(
			'{file} is not the instructions followed by the selected skills',
			'{file} 不是指令加所选技能'
		)
	},
	examples: {
		fails: { path: 'delivery/compiled.md', text: '(edited by hand)' },
		passes: { path: 'delivery/compiled.md', text: '(instructions.md, then each SKILL.md)' }
	}
});

export const digests: Rule<BundleFacts> = {
	name: 'digests',
	*check(facts) {
		const manifest = valueOf(facts.manifest);
		if (manifest === null || manifest.content.wrong) return;
		let before = '';
		for (const { id, digest } of manifest.content.items) {
			if (compareUtf8(id.value, before) < 0) {
				yield BUNDLE_CONTENT_ORDER.find('', { id: id.value, before }, inManifest(facts, id));
			}
			before = id.value;
			if (/^sha256:(?![0-9a-f]{64}$)/u.test(digest.value)) {
				yield BUNDLE_DIGEST_HEX.find(
					'',
					{ id: id.value, digest: digest.value },
					inManifest(facts, digest)
				);
			}
		}
		const own = manifest.role_skill_digest;
		if (own.value !== '' && !/^sha256:[0-9a-f]{64}$/u.test(own.value)) {
			yield BUNDLE_DIGEST_HEX.find(
				'',
				{ id: 'role_skill_digest', digest: own.value },
				inManifest(facts, own)
			);
		}
		for (const { id, digest, index, state } of facts.contents) {
			if (state.kind !== 'differs') continue;
			const leaf = index === null ? own : manifest.content.items[index]?.digest;
			const params = { id, digest, file: state.path };
			const at = inManifest(facts, leaf ?? null);
			yield state.computed === null
				? BUNDLE_DIGEST_DIFFERS.find('slice', params, at)
				: BUNDLE_DIGEST_DIFFERS.find('', { ...params, computed: state.computed }, at);
		}
		if (facts.compiledMatches === false) {
			const file = manifest.delivery.compiled_context.value;
			yield BUNDLE_COMPILED_DIFFERS.find('', { file }, { path: file });
		}
	}
};
