/* Sections 1.2 and 1.4: the two JSON files can be read and are what they claim to be. */
import { type DefinedCode } from '../../../contract/code';
import { text } from '../../../contract/language';
import { type Complaint, inManifest, inTrace, rejection, type Step } from '../complaint';
import { type BundleFacts, type Document, MANIFEST, TRACE } from '../facts';
import { quote } from '../go/quote';
import type { Leaf } from '../json/shape';

const unreadableMessages = {
	missing: text('{file} is not there.', '缺少 {file}。'),
	directory: text('{file} is a directory; a file is expected.', '{file} 是目录；应为文件。'),
	unreadable: text('{file} could not be read: {why}.', '无法读取 {file}：{why}。')
};
const syntaxMessages = { '': text('{file} is not JSON: {error}.', '{file} 不是 JSON：{error}。') };
const typeMessages = {
	'': text(
		'{field} is a {found}; a {expected} is expected.',
		'{field} 是 {found}；应为 {expected}。'
	),
	document: text(
		'{file} holds a {found}; an object is expected.',
		'{file} 的内容是 {found}；应为 object。'
	)
};
const formatMessages = {
	'': text('format is {format}; {expected} is expected.', 'format 是 {format}；应为 {expected}。'),
	missing: text('format is missing; {expected} is expected.', '缺少 format；应为 {expected}。')
};
const bundleExample = { path: MANIFEST, text: '{ "format": "agent-compose.bundle", … }' };
const traceExample = {
	path: TRACE,
	text: '{ "format": "agent-compose.trace", "decisions": [ … ] }'
};

const syntaxTexts = {
	title: text('Not JSON', '不是 JSON'),
	why: text(
		'The whole file is checked before anything in it is read: one wrong character hides the rest.',
		'读取前会先检查整个文件：一个错误字符会使其余内容无法读取。'
	),
	todo: text(
		'Correct the character at that place. JSON knows no comments, no trailing commas, no byte order mark.',
		'改正该处的字符。JSON 不允许注释、尾随逗号和字节顺序标记。'
	),
	messages: syntaxMessages
};
const typeTexts = {
	title: text('A value of the wrong type', '值的类型错误'),
	why: text(
		'Every known field has one type, also those that verify does not use.',
		'每个已知字段都有固定类型，包括校验不使用的字段。'
	),
	todo: text('Write a value of the expected type.', '写入正确类型的值。'),
	messages: typeMessages
};
const formatTexts = {
	title: text('Another format', '其他格式'),
	why: text(
		'The format name tells what the file is. It counts exactly as written.',
		'format 说明文件是什么，必须完全一致。'
	),
	todo: text('Set "format" to the expected name.', '将 "format" 设为应有的名称。'),
	messages: formatMessages
};

export const BUNDLE_MANIFEST_UNREADABLE = rejection({
	code: 'BUNDLE_MANIFEST_UNREADABLE',
	section: 'manifest',
	title: text('No manifest', '没有清单'),
	why: text(
		'manifest.json says what the bundle is and where its parts are.',
		'manifest.json 说明包是什么以及各部分的位置。'
	),
	todo: text('Put manifest.json at the root of the bundle.', '将 manifest.json 放在包的根目录。'),
	messages: unreadableMessages,
	examples: { fails: { path: 'bundle/', text: 'content/' }, passes: bundleExample }
});
export const BUNDLE_MANIFEST_SYNTAX = rejection({
	code: 'BUNDLE_MANIFEST_SYNTAX',
	section: 'manifest',
	...syntaxTexts,
	examples: {
		fails: { path: MANIFEST, text: '{ "format": "agent-compose.bundle", }' },
		passes: bundleExample
	}
});
export const BUNDLE_MANIFEST_TYPE = rejection({
	code: 'BUNDLE_MANIFEST_TYPE',
	section: 'manifest',
	...typeTexts,
	examples: {
		fails: { path: MANIFEST, text: '"sources": "roster:core"' },
		passes: { path: MANIFEST, text: '"sources": ["roster:core"]' }
	}
});
export const BUNDLE_MANIFEST_FORMAT = rejection({
	code: 'BUNDLE_MANIFEST_FORMAT',
	section: 'manifest',
	...formatTexts,
	examples: {
		fails: { path: MANIFEST, text: '{ "format": "Agent-Compose.bundle" }' },
		passes: bundleExample
	}
});
export const BUNDLE_TRACE_UNREADABLE = rejection({
	code: 'BUNDLE_TRACE_UNREADABLE',
	section: 'trace',
	title: text('No decision trace', '没有决策记录'),
	why: text(
		'trace.json says what was selected and why; the bundle is checked against it.',
		'trace.json 记录选择了什么及原因；包会据此校验。'
	),
	todo: text('Put trace.json at the root of the bundle.', '将 trace.json 放在包的根目录。'),
	messages: unreadableMessages,
	examples: { fails: { path: 'bundle/', text: 'manifest.json' }, passes: traceExample }
});
export const BUNDLE_TRACE_SYNTAX = rejection({
	code: 'BUNDLE_TRACE_SYNTAX',
	section: 'trace',
	...syntaxTexts,
	examples: {
		fails: { path: TRACE, text: "{ 'format': 'agent-compose.trace' }" },
		passes: traceExample
	}
});
export const BUNDLE_TRACE_TYPE = rejection({
	code: 'BUNDLE_TRACE_TYPE',
	section: 'trace',
	...typeTexts,
	examples: {
		fails: { path: TRACE, text: '"skills": 7.0' },
		passes: { path: TRACE, text: '"skills": 7' }
	}
});
export const BUNDLE_TRACE_FORMAT = rejection({
	code: 'BUNDLE_TRACE_FORMAT',
	section: 'trace',
	...formatTexts,
	examples: { fails: { path: TRACE, text: '{ "format": "trace" }' }, passes: traceExample }
});

interface Kind {
	readonly file: string;
	/** In the original's sentences. */
	readonly word: 'manifest' | 'trace';
	readonly expected: string;
	readonly original: (name: string, format: string) => string;
	readonly at: typeof inManifest;
	readonly unreadable: DefinedCode<string, typeof unreadableMessages>;
	readonly syntax: DefinedCode<string, typeof syntaxMessages>;
	readonly type: DefinedCode<string, typeof typeMessages>;
	readonly format: DefinedCode<string, typeof formatMessages>;
}

function* judge(
	facts: BundleFacts,
	document: Document<{ format: Leaf<string> }>,
	kind: Kind
): Generator<Complaint> {
	const { file, word } = kind;
	const path = `${facts.name}/${file}`;
	if (document.kind === 'syntax') {
		const { message, at } = document.fault;
		yield {
			finding: kind.syntax.find(
				'',
				{ file, error: message },
				kind.at(facts, { span: { start: at, end: at + 1 } })
			),
			original: `parse bundle ${word}: ${message}`
		};
	} else if (document.kind === 'value') {
		for (const fault of document.faults) {
			yield {
				finding: kind.type.find(
					fault.field === '' ? 'document' : '',
					{ file, field: fault.field, found: fault.found, expected: fault.expected },
					kind.at(facts, fault)
				),
				original: `parse bundle ${word}: ${fault.message}`
			};
		}
		const { format, at } = { ...document.value, at: null };
		if (
			format.value !== kind.expected &&
			!format.wrong &&
			!document.faults.some(({ field }) => field === '')
		) {
			yield {
				finding: kind.format.find(
					format.span === null ? 'missing' : '',
					{ format: format.value, expected: kind.expected },
					kind.at(facts, format.span ? format : at)
				),
				original: kind.original(facts.name, quote(format.value))
			};
		}
	} else {
		yield* unread(kind, document, path);
	}
}

function* unread(
	{ file, word, unreadable }: Kind,
	document: Exclude<Document<unknown>, { place: unknown }>,
	path: string
): Generator<Complaint> {
	const found = (reason: keyof typeof unreadableMessages, why: string) =>
		unreadable.find(reason, { file, why }, { path: file });
	const read = `read bundle ${word}:`;
	if (document.kind === 'absent') {
		yield {
			finding: found('missing', ''),
			original: `${read} open ${path}: no such file or directory`
		};
	} else if (document.kind === 'directory') {
		/* A symlink or a pipe: the tree walk has already stopped there. */
		yield {
			finding: found('directory', document.detail),
			original: `${read} read ${path}: is a directory`
		};
	} else {
		yield {
			finding: found('unreadable', document.detail),
			original: `${read} read ${path}: input/output error`
		};
	}
}

export const manifestDocument: Step = {
	name: 'manifest-document',
	check: (facts) =>
		judge(facts, facts.manifest, {
			file: MANIFEST,
			word: 'manifest',
			expected: 'agent-compose.bundle',
			original: (name, format) => `${name} is not an agent-compose bundle (format ${format})`,
			at: inManifest,
			unreadable: BUNDLE_MANIFEST_UNREADABLE,
			syntax: BUNDLE_MANIFEST_SYNTAX,
			type: BUNDLE_MANIFEST_TYPE,
			format: BUNDLE_MANIFEST_FORMAT
		})
};

export const traceDocument: Step = {
	name: 'trace-document',
	check: (facts) =>
		judge(facts, facts.trace, {
			file: TRACE,
			word: 'trace',
			expected: 'agent-compose.trace',
			original: (name, format) => `${name} holds no agent-compose trace (format ${format})`,
			at: inTrace,
			unreadable: BUNDLE_TRACE_UNREADABLE,
			syntax: BUNDLE_TRACE_SYNTAX,
			type: BUNDLE_TRACE_TYPE,
			format: BUNDLE_TRACE_FORMAT
		})
};
