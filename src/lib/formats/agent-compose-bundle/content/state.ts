import { text, type Text } from '../../../contract/language';

/** Why a digest cannot be recomputed. */
export const CONTENT_REASONS = {
	'file-missing': text(
		'The file it is the digest of is not in the bundle.',
		'对应的文件不在包中。'
	),
	'not-read': text('The file it is the digest of could not be read.', '无法读取对应的文件。'),
	'copy-contract': text(
		'The copy contract stays with its person; the bundle does not hold it.',
		'文案约定保留在其人物来源处，包中没有。'
	),
	inspiration: text(
		'It covers an inspiration that the bundle does not hold.',
		'它包含包中没有的灵感来源。'
	),
	'unknown-id': text('An id of a kind that we do not know.', '未知类型的 id。'),
	'too-long': text('The instructions are too long to search.', '指令文件太长，无法搜索。')
} satisfies Readonly<Record<string, Text>>;

export type ContentReason = keyof typeof CONTENT_REASONS;

/** What a digest of the manifest is worth, measured against the bundle's own files. */
export type DigestState =
	| { readonly kind: 'matches'; readonly path: string }
	| {
			readonly kind: 'differs';
			readonly path: string;
			/** `sha256:` and hex; null where no single text was to be hashed. */
			readonly computed: string | null;
	  }
	| { readonly kind: 'unknown'; readonly reason: ContentReason };

export interface ContentState {
	readonly id: string;
	/** As the manifest says. */
	readonly digest: string;
	/** Position in the manifest's `content`; null: `role_skill_digest`. */
	readonly index: number | null;
	readonly state: DigestState;
}
