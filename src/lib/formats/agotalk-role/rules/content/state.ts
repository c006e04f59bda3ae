import { defineCode } from '../../../../contract/code';
import { text } from '../../../../contract/language';
import type { Rule } from '../../../../contract/rule';
import type { ContentFacts } from '../../content-facts';

export const GUIDE_STATE = defineCode({
	code: 'GUIDE_STATE',
	level: 'warning',
	stage: 'guide',
	basis: 'guide',
	section: '§4, §5',
	title: text('What is remembered', '是否记住进度'),
	why: text(
		'remembers_progress tells people whether their progress survives. This is read from the code alone; the launch check settles it.',
		'remembers_progress 告诉用户进度是否会保留。这里只看代码，启动检查会给出定论。'
	),
	todo: text(
		'Declare true only if the app saves progress that survives a reload.',
		'只有当应用保存的进度在重新加载后仍在时，才声明为 true。'
	),
	messages: {
		'declared-unused': text(
			'remembers_progress is true, but nothing the entry page reaches uses storage',
			'remembers_progress 是 true，但入口页面及其加载的文件都没有使用存储'
		),
		'used-undeclared': text(
			'remembers_progress is false, but {file} uses {api}',
			'remembers_progress 是 false，但 {file} 使用了 {api}'
		)
	},
	overrides: { 'used-undeclared': { level: 'advice' } },
	examples: {
		fails: { path: 'agotalk.role.toml', text: '[state]\nremembers_progress = true\n' },
		passes: { path: 'agotalk.role.toml', text: '[state]\nremembers_progress = false\n' }
	}
});

const CONTRACT = 'agotalk.role.toml';
const KEY = 'state.remembers_progress';

export const state: Rule<ContentFacts> = {
	name: 'state',
	*check({ content, remembersProgress }) {
		if (!content?.reached || !remembersProgress) return;
		const { value, span } = remembersProgress;
		const [used] = content.reached.storage;
		const options = {
			path: CONTRACT,
			span,
			fix: { id: 'set-value', at: KEY, needs: [KEY] }
		};
		if (value && !used && content.complete) {
			yield GUIDE_STATE.find('declared-unused', {}, options);
		} else if (!value && used) {
			yield GUIDE_STATE.find('used-undeclared', { file: used.path, api: used.api }, options);
		}
	}
};
