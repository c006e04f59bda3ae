/* Sections 1.2 and 1.4: the two JSON files can be read and are what they claim to be. */
import { type DefinedCode } from '../../../contract/code';
import { type Complaint, inManifest, inTrace, type Step } from '../complaint';
import { type BundleFacts, type Document, MANIFEST, TRACE } from '../facts';
import { quote } from '../go/quote';
import type { Leaf } from '../json/shape';
import {
	BUNDLE_MANIFEST_FORMAT,
	BUNDLE_MANIFEST_SYNTAX,
	BUNDLE_MANIFEST_TYPE,
	BUNDLE_MANIFEST_UNREADABLE,
	BUNDLE_TRACE_FORMAT,
	BUNDLE_TRACE_SYNTAX,
	BUNDLE_TRACE_TYPE,
	BUNDLE_TRACE_UNREADABLE,
	type formatMessages,
	type syntaxMessages,
	type typeMessages,
	type unreadableMessages
} from './document-codes';

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
	const read = `read bundle ${word}:`;
	switch (document.kind) {
		case 'absent':
			yield {
				finding: kind.unreadable.find('missing', { file }, { path: file }),
				original: `${read} open ${path}: no such file or directory`
			};
			return;
		case 'no-file':
			/* Or a link or a pipe: the tree walk has then stopped already. */
			yield {
				finding: kind.unreadable.find('no-file', { file }, { path: file }),
				original: `${read} read ${path}: is a directory`
			};
			return;
		case 'syntax': {
			const { message, at } = document.fault;
			const place = kind.at(facts, { span: { start: at, end: at + 1 } });
			yield {
				finding: kind.syntax.find('', { file, error: message }, place),
				original: `parse bundle ${word}: ${message}`
			};
			return;
		}
		case 'not-read':
			/* Nothing to hold against the bundle: `notJudged` says so. */
			return;
		case 'value':
			yield* types(facts, document, kind);
			yield* format(facts, document, kind);
	}
}

type Value = Extract<Document<{ format: Leaf<string> }>, { kind: 'value' }>;

function* types(
	facts: BundleFacts,
	{ faults, moreFaults }: Value,
	kind: Kind
): Generator<Complaint> {
	const { file, word } = kind;
	for (const { field, found, expected, span, message } of faults) {
		const params = { file, field, found, expected };
		yield {
			finding: kind.type.find(field === '' ? 'document' : '', params, kind.at(facts, { span })),
			original: `parse bundle ${word}: ${message}`
		};
	}
	if (moreFaults > 0) {
		const finding = kind.type.find('more', { file, count: moreFaults }, { path: file });
		yield { finding, original: '' };
	}
}

function* format(facts: BundleFacts, { value, faults }: Value, kind: Kind): Generator<Complaint> {
	const { format } = value;
	if (format.value === kind.expected || format.wrong || faults.some(({ field }) => field === ''))
		return;
	const params = { format: format.value, expected: kind.expected };
	yield {
		finding: kind.format.find(
			format.span === null ? 'missing' : '',
			params,
			kind.at(facts, format)
		),
		original: kind.original(facts.name, quote(format.value))
	};
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
