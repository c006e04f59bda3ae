/* Section 1.3, 6 and 7: sources and logical content. */
import { text } from '../../../contract/language';
import { type Complaint, inManifest, rejection, type Step } from '../complaint';
import { type BundleFacts, valueOf } from '../facts';
import { quote } from '../go/quote';
import { utf8Length } from '../go/utf8';
import type { Manifest } from '../manifest';

const section = 'manifest';
const path = 'manifest.json';

export const BUNDLE_SOURCES_MISSING = rejection({
	code: 'BUNDLE_SOURCES_MISSING',
	section,
	title: text('No sources', '没有来源'),
	why: text('sources says which places the content came from.', 'sources 说明内容来自哪里。'),
	todo: text('List every source that the trace selects.', '列出记录中选择的每个来源。'),
	messages: {
		'': text('sources names none; at least one is expected', 'sources 为空；至少应有一个')
	},
	examples: {
		fails: { path, text: '"sources": []' },
		passes: { path, text: '"sources": ["roster:core"]' }
	}
});

export const BUNDLE_SOURCE_EMPTY = rejection({
	code: 'BUNDLE_SOURCE_EMPTY',
	section,
	title: text('A source without an id', '来源没有 id'),
	why: text('The trace refers to sources by id.', '记录通过 id 引用来源。'),
	todo: text('Write the source’s id, or remove the entry.', '写入来源的 id，或删除该项。'),
	messages: { '': text('A source id is empty', '有一个来源 id 为空') },
	examples: {
		fails: { path, text: '"sources": [""]' },
		passes: { path, text: '"sources": ["roster:core"]' }
	}
});

export const BUNDLE_CONTENT_MISSING = rejection({
	code: 'BUNDLE_CONTENT_MISSING',
	section,
	title: text('No logical content', '没有逻辑内容'),
	why: text(
		'content records what was composed, by id and digest; bundles are compared by it.',
		'content 以 id 和摘要记录组成内容，用于比较包。'
	),
	todo: text('Compose the bundle again, or record its content.', '重新生成包，或记录其内容。'),
	messages: {
		'': text('content names none; at least one entry is expected', 'content 为空；至少应有一项')
	},
	examples: {
		fails: { path, text: '"content": []' },
		passes: { path, text: '"content": [{ "id": "roster:core:invariant", "digest": "sha256:…" }]' }
	}
});

export const BUNDLE_CONTENT_ID = rejection({
	code: 'BUNDLE_CONTENT_ID',
	section,
	title: text('A content id that is empty or repeated', '内容 id 为空或重复'),
	why: text('An id stands for one piece of content.', '一个 id 对应一份内容。'),
	todo: text('Give each entry an id of its own.', '为每一项使用不同的 id。'),
	messages: {
		empty: text('A content entry has no id', '有一项内容没有 id'),
		repeated: text('The content id {id} is listed again', '内容 id {id} 重复')
	},
	examples: {
		fails: { path, text: '"content": [{ "id": "a", … }, { "id": "a", … }]' },
		passes: { path, text: '"content": [{ "id": "a", … }, { "id": "b", … }]' }
	}
});

export const BUNDLE_CONTENT_DIGEST = rejection({
	code: 'BUNDLE_CONTENT_DIGEST',
	section,
	title: text('A digest of the wrong form', '摘要格式错误'),
	why: text(
		'A SHA-256 digest is sha256: and 64 hex digits, 71 bytes in all.',
		'SHA-256 摘要是 sha256: 加 64 位十六进制，共 71 字节。'
	),
	todo: text('Record the SHA-256 of the content.', '记录内容的 SHA-256。'),
	messages: {
		'': text(
			'The digest of {id} is {length} bytes; sha256: and 64 hex digits are expected',
			'{id} 的摘要有 {length} 字节；应为 sha256: 加 64 位十六进制'
		),
		prefix: text('The digest of {id} does not start with sha256:', '{id} 的摘要不以 sha256: 开头')
	},
	examples: {
		fails: { path, text: '"digest": "sha512:…"' },
		passes: { path, text: `"digest": "sha256:${'0'.repeat(64)}"` }
	}
});

function* sources(facts: BundleFacts, { sources }: Manifest): Generator<Complaint> {
	if (sources.items.length === 0 && !sources.wrong) {
		yield {
			finding: BUNDLE_SOURCES_MISSING.find('', {}, inManifest(facts, sources)),
			original: 'bundle manifest names no sources'
		};
	}
	for (const source of sources.items) {
		if (source.value !== '' || source.wrong) continue;
		yield {
			finding: BUNDLE_SOURCE_EMPTY.find('', {}, inManifest(facts, source.span ? source : sources)),
			original: 'bundle manifest contains an empty source id'
		};
	}
}

function* content(facts: BundleFacts, { content }: Manifest): Generator<Complaint> {
	if (content.items.length === 0 && !content.wrong) {
		yield {
			finding: BUNDLE_CONTENT_MISSING.find('', {}, inManifest(facts, content)),
			original: 'bundle manifest names no logical content'
		};
	}
	const seen = new Set<string>();
	for (const { id, digest, at } of content.items) {
		if (at.wrong) continue;
		if ((id.value === '' && !id.wrong) || seen.has(id.value)) {
			yield {
				finding: BUNDLE_CONTENT_ID.find(
					id.value === '' ? 'empty' : 'repeated',
					{ id: id.value },
					inManifest(facts, id.span ? id : at)
				),
				original: `bundle manifest has empty or duplicate logical content id ${quote(id.value)}`
			};
		}
		seen.add(id.value);
		const length = utf8Length(digest.value);
		const prefixed = digest.value.startsWith('sha256:');
		if ((length === 71 && prefixed) || digest.wrong) continue;
		yield {
			finding: BUNDLE_CONTENT_DIGEST.find(
				prefixed || length === 0 ? '' : 'prefix',
				{ id: id.value, length },
				inManifest(facts, digest.span ? digest : at)
			),
			original: `bundle manifest logical content ${quote(id.value)} has invalid digest`
		};
	}
}

export const contentList: Step = {
	name: 'content-list',
	*check(facts) {
		const manifest = valueOf(facts.manifest);
		if (manifest === null || manifest.at.wrong) return;
		yield* sources(facts, manifest);
		yield* content(facts, manifest);
	}
};
