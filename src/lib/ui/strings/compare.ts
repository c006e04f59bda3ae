import { text } from '../../contract/language';

export const compare = {
	tab: text('Compare', '比较'),
	lead: text(
		'Choose another version of this package to see what changed.',
		'选择这个包的另一个版本，看有哪些改动。'
	),
	failed: text('It could not be compared: {why}', '无法比较：{why}'),
	from: text('Before', '之前'),
	to: text('After', '之后'),
	swap: text('The other way round', '交换方向'),
	another: text('Compare with another', '与另一个比较'),
	same: text('Nothing differs.', '没有差别。'),
	verdicts: text('Verdicts', '结论'),
	fields: text('Contract', '契约'),
	findings: text('Findings', '问题'),
	gained: text('New', '新增'),
	lost: text('Gone', '消失'),
	kept: text('{n} as before', '{n} 处未变'),
	files: text('Files', '文件'),
	added: text('Added', '新增'),
	removed: text('Removed', '删除'),
	changed: text('Changed', '改动'),
	renamed: text('Renamed', '改名'),
	unknown: text('Could not be read', '无法读取'),
	sameFiles: text('{n} files are the same', '{n} 个文件相同'),
	absent: text('absent', '无'),
	binary: text('Not a text file; the bytes differ.', '不是文本文件；字节不同。'),
	large: text('Too large to show line by line.', '太大，无法逐行显示。'),
	unchanged: text('{n} lines unchanged', '{n} 行未变'),
	decisions: text('Decisions', '决定'),
	contents: text('Contents', '内容'),
	unchangedDecisions: text('{n} decisions unchanged', '{n} 个决定未变'),
	copyText: text('Copy as text', '复制为文本'),
	more: text('and {n} more', '另有 {n} 处')
};
