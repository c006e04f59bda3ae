import { text } from '../../contract/language';

export const rules = {
	title: text('Rules', '规则'),
	description: text(
		'Every code Rolecheck can report for an agent role package, with why, what to do, and examples.',
		'Rolecheck 对智能体角色包可能报告的全部代码：原因、做法和示例。'
	),
	lead: text(
		'Every code that a report can hold. ROLE_ codes are Agotalk’s own; GUIDE_ codes are what its guide asks for; ARCHIVE_ codes are about the zip or tar.gz itself.',
		'报告中可能出现的全部代码。ROLE_ 是 Agotalk 自己的代码；GUIDE_ 是其指南的要求；ARCHIVE_ 针对 zip 或 tar.gz 本身。'
	),
	search: text('Filter by code or words', '按代码或文字筛选'),
	count: [text('{n} code', '{n} 个代码'), text('{n} codes', '{n} 个代码')] as const,
	all: text('All rules', '全部规则'),
	fails: text('This fails', '不合格的例子'),
	passes: text('This passes', '合格的例子'),
	says: text('What it says', '提示内容'),
	stages: {
		import: text('Asked by the importer', '导入时检查'),
		contract: text(
			'Asked by the contract: blocks launch and publish',
			'契约要求：会阻止启动和发布'
		),
		launch: text('Asked at launch', '启动时检查'),
		publish: text('Asked at publishing', '发布时检查'),
		guide: text('Asked by the guide', '指南要求'),
		verify: text('Asked by the bundle verifier', '由 bundle 校验器检查')
	},
	bases: {
		own: text('Rolecheck’s own rule', 'Rolecheck 自己的规则'),
		assumption: text(
			'The guide does not say so in words: this is our reading',
			'指南没有明说，这是我们的理解'
		)
	}
};
