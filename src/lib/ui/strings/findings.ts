import { text } from '../../contract/language';

export const findings = {
	title: text('Findings', '问题'),
	levels: {
		error: text('Errors', '错误'),
		warning: text('Warnings', '警告'),
		advice: text('Advice', '建议'),
		info: text('Information', '信息')
	},
	setAside: text('Set aside', '已搁置'),
	level: {
		error: text('Error', '错误'),
		warning: text('Warning', '警告'),
		advice: text('Advice', '建议'),
		info: text('Information', '信息')
	},
	all: text('All', '全部'),
	filterLevel: text('Level', '级别'),
	search: text('Filter by text', '按文字筛选'),
	clear: text('Clear the filter', '清除筛选'),
	shown: text('{shown} of {total}', '{shown} / {total}'),
	onlyCodes: text('Only what {verdict} rests on', '只看影响“{verdict}”的问题'),
	none: text('Nothing found. This is as it should be.', '没有发现问题，一切符合要求。'),
	noneMatch: text('No finding matches the filter.', '没有符合筛选的问题。'),
	places: [text('{n} place', '{n} 处'), text('{n} places', '{n} 处')] as const,
	wholePackage: text('whole package', '整个包'),
	more: text('Show more ({n} left)', '显示更多（还有 {n} 处）'),
	openAt: text('Open {place}', '打开 {place}'),
	launched: text('Launch', '启动'),
	settled: {
		confirmed: text('confirmed by the launch', '启动时已证实'),
		refuted: text('refuted by the launch', '启动结果相反'),
		unseen: text('not seen at launch', '启动时未见')
	},
	settledMeans: {
		confirmed: text('The launch check saw it happen.', '启动检查看到了这个问题。'),
		refuted: text(
			'The launch check saw the opposite: it works as the page does it.',
			'启动检查看到的情况与此相反：页面实际运行正常。'
		),
		unseen: text(
			'The page did not come to it while the launch check watched. That does not prove it harmless.',
			'启动检查观察期间，页面没有执行到这里。这不能证明它没有问题。'
		)
	},
	why: text('Why', '原因'),
	todo: text('What to do', '怎么做'),
	where: text('Where', '位置'),
	code: text('Code', '代码'),
	section: text('guide {section}', '指南 {section}'),
	assumption: text(
		'The guide is silent here; this is our reading of it.',
		'指南没有说明，这是我们的理解。'
	),
	own: text('A rule of Rolecheck’s own.', 'Rolecheck 自己的规则。'),
	automatic: text('Repair it', '修复'),
	needsAnswer: text('Repair it, after an answer', '回答后修复'),
	rule: text('All about this code', '此代码详解')
};
