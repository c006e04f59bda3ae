import { text } from '../../contract/language';

export const recent = {
	title: text('Opened before', '以前打开过'),
	about: text(
		'The list is kept in this browser only. Before it lets this page read one again, your browser may ask you.',
		'列表只保存在此浏览器中。再次读取前，浏览器可能会征求你的许可。'
	),
	verdict: {
		clean: text('accepted', '会被接受'),
		warnings: [text('{n} warning', '{n} 个警告'), text('{n} warnings', '{n} 个警告')] as const,
		errors: [text('{n} error', '{n} 个错误'), text('{n} errors', '{n} 个错误')] as const,
		none: text('no package', '不是包'),
		table: [text('{n} package', '{n} 个包'), text('{n} packages', '{n} 个包')] as const
	},
	forget: text('Forget {name}', '忘记 {name}'),
	forgetAll: text('Forget all', '全部忘记'),
	problem: {
		refused: text(
			'The browser was not allowed to read {name}. Choose it again and allow it, or drop it here.',
			'浏览器未获准读取 {name}。请再次选择并允许，或把它拖到这里。'
		),
		gone: text(
			'{name} is no longer where it was: it was moved, renamed or deleted. Drop it from where it is now, or forget it.',
			'{name} 已不在原处：可能被移动、改名或删除。请从现在的位置拖入，或忘记它。'
		),
		failed: text(
			'{name} could not be read ({why}). Drop it here instead.',
			'无法读取 {name}（{why}）。请改为把它拖到这里。'
		)
	}
};
