import { defineCode } from '../../../contract/code';
import { text } from '../../../contract/language';

export const LAUNCH_STATE_NOT_KEPT = defineCode({
	code: 'LAUNCH_STATE_NOT_KEPT',
	level: 'warning',
	stage: 'launch',
	basis: 'guide',
	section: '§4, §5',
	title: text('Progress is declared and not kept', '声明会记住进度，但没有保存'),
	why: text(
		'remembers_progress = true promises that what the user did survives a reload.',
		'remembers_progress = true 承诺用户的进度在重新加载后仍然存在。'
	),
	todo: text(
		'Save progress in localStorage or IndexedDB, or declare remembers_progress = false.',
		'用 localStorage 或 IndexedDB 保存进度，或声明 remembers_progress = false。'
	),
	messages: {
		'': text(
			'remembers_progress is true, but after some use and a reload the storage is empty',
			'remembers_progress 为 true，但使用并重新加载后存储是空的'
		)
	},
	examples: {
		fails: { path: 'agotalk.role.toml', text: '[state]\nremembers_progress = true' },
		passes: { path: 'agotalk.role.toml', text: '[state]\nremembers_progress = false' }
	}
});

export const LAUNCH_STATE_KEPT = defineCode({
	code: 'LAUNCH_STATE_KEPT',
	level: 'advice',
	stage: 'launch',
	basis: 'guide',
	section: '§4, §5',
	title: text('Data is kept and not declared', '保存了数据，但没有声明'),
	why: text(
		'With remembers_progress = false users are told that nothing is kept.',
		'remembers_progress = false 告诉用户不会保存任何数据。'
	),
	todo: text(
		'Declare remembers_progress = true if what is kept is the user’s progress.',
		'如果保存的是用户的进度，声明 remembers_progress = true。'
	),
	messages: {
		'': text(
			'remembers_progress is false, but the storage holds data after a reload: {kinds}',
			'remembers_progress 为 false，但重新加载后存储里有数据：{kinds}'
		)
	},
	examples: {
		fails: { path: 'contents/app/app.js', text: "localStorage.setItem('level', '3');" },
		passes: { path: 'contents/app/app.js', text: 'let level = 3;' }
	}
});
