import { text } from '../../contract/language';

/** The facts a repair may ask for, by their name in the contract: what to ask, and what an answer looks like. */
export const needs = {
	id: {
		ask: text('What is the package’s id?', '包的 id 是什么？'),
		expected: text(
			'lower-case letters and digits in words joined by single hyphens, such as words-john',
			'小写字母和数字组成的单词，用单个连字符相连，例如 words-john'
		)
	},
	version: {
		ask: text('Which version is this?', '这是哪个版本？'),
		expected: text('three numbers such as 0.1.0, without a v', '三段数字，例如 0.1.0，不带 v')
	},
	title: {
		ask: text('What is its title?', '标题是什么？'),
		expected: text('a few words', '几个词')
	},
	summary: {
		ask: text('What is it, in one sentence?', '用一句话说明它是什么？'),
		expected: text('one sentence', '一句话')
	},
	description: {
		ask: text('What is it, in one sentence?', '用一句话说明它是什么？'),
		expected: text('one sentence', '一句话')
	},
	license: {
		ask: text('Which licence? Only free is accepted.', '许可是什么？只接受 free。'),
		expected: text('free', 'free')
	},
	kind: {
		ask: text('Is it an application, or a role?', '它是应用，还是角色？'),
		expected: text('application or role', 'application 或 role')
	},
	'entry.target': {
		ask: text('Which page does it start with?', '启动时打开哪个页面？'),
		expected: text('the path of an HTML file in the package', '包内一个 HTML 文件的路径')
	},
	'entry.address_bar': {
		ask: text('Is the address bar shown?', '显示地址栏吗？'),
		expected: text('visible or hidden', 'visible 或 hidden')
	},
	min_app_version: {
		ask: text('Which is the oldest Agotalk it works with?', '最低支持哪个版本的 Agotalk？'),
		expected: text('three numbers such as 0.1.57', '三段数字，例如 0.1.57')
	},
	keep: {
		ask: text('Two entries have this name. Which one counts?', '有两个同名条目，以哪个为准？'),
		expected: text('first or last', 'first 或 last')
	},
	entries: {
		ask: text(
			'The archive can be read in more than one way. Is the list of files on this page the right one?',
			'这个归档有不止一种读法。本页列出的文件清单正确吗？'
		),
		expected: text('a yes', '确认')
	},
	root: {
		ask: text(
			'Which folder is the package? What lies beside it is left out.',
			'哪个文件夹是包？其余内容会被去掉。'
		),
		expected: text('the folder’s name', '文件夹名')
	},
	image: {
		ask: text('Which image is it made from?', '用哪张图片生成？'),
		expected: text('an image of the package', '包里的一张图片')
	},
	fit: {
		ask: text('How is the image brought to size?', '如何调整图片尺寸？'),
		expected: text('one of the choices', '选择一项')
	},
	'state.remembers_progress': {
		ask: text('Does it keep the user’s progress?', '它会保存使用者的进度吗？'),
		expected: text('true or false', 'true 或 false')
	}
};

/** Answers that do not say by themselves what they mean, by need and value. */
export const choices = {
	keep: {
		first: text('the first', '第一个'),
		last: text('the last', '最后一个')
	},
	entries: { seen: text('Yes, this is the list', '是的，就是这些') },
	fit: {
		crop: text('fill it, cut the edges', '填满，裁掉边缘'),
		pad: text('show all of it, with an empty border', '完整显示，四周留空')
	}
};

/** A fact this list does not know yet is asked for by its own name. */
export const otherNeed = {
	ask: text('What is {name}?', '{name} 是什么？'),
	expected: text('a value', '一个值')
};
