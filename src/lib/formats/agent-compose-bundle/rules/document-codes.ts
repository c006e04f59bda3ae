/* Codes of sections 1.2 and 1.4: the same four for each of the two JSON files. */
import { text } from '../../../contract/language';
import { rejection } from '../complaint';
import { MANIFEST, TRACE } from '../facts';

export const unreadableMessages = {
	missing: text('{file} is not there', '缺少 {file}'),
	'no-file': text('{file} is no regular file', '{file} 不是普通文件')
};
export const syntaxMessages = {
	'': text('{file} is not JSON: {error}', '{file} 不是 JSON：{error}')
};
export const typeMessages = {
	more: text(
		'{count} more values of {file} are of the wrong type',
		'{file} 中还有 {count} 个值类型错误'
	),
	'': text('{field} is a {found}; a {expected} is expected', '{field} 是 {found}；应为 {expected}'),
	document: text(
		'{file} holds a {found}; an object is expected',
		'{file} 的内容是 {found}；应为 object'
	)
};
export const formatMessages = {
	'': text('format is {format}; {expected} is expected', 'format 是 {format}；应为 {expected}'),
	missing: text('format is missing; {expected} is expected', '缺少 format；应为 {expected}')
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
