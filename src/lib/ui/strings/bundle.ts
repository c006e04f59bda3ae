import { text } from '../../contract/language';

export const bundle = {
	tab: text('Bundle', 'Bundle'),
	views: text('Parts of the bundle', 'bundle 的各部分'),
	role: text('Role', '角色'),
	budget: text('Context', '上下文'),
	decisions: text('Decisions', '决策'),
	contents: text('Content ids', '内容 id'),
	documents: text('Texts', '文本'),
	unreadable: text(
		'manifest.json cannot be read, so there is nothing to describe. The findings say why.',
		'无法读取 manifest.json，没有可描述的内容。原因见问题列表。'
	),
	untraced: text(
		'trace.json cannot be read, so decisions and providers are not known.',
		'无法读取 trace.json，因此不知道决策和提供者。'
	),
	purpose: text('Purpose', '用途'),
	person: text('Person', '人物'),
	skill: text('Role skill', '角色技能'),
	tier: text('Model tier', '模型档位'),
	melded: text('Melded colour', '融合色'),
	legible: text('legible', '清晰可辨'),
	illegible: text('not legible', '不清晰'),
	personalities: text('Personalities', '人格'),
	boundaries: text('Boundaries', '边界'),
	seats: text('Seats', '席位'),
	delivery: text('Delivery', '交付'),
	mode: text('Mode', '方式'),
	instructions: text('Instructions', '指令'),
	compiled: text('Compiled context', '编译后的上下文'),
	compiledMatches: text(
		'equals instructions and skills put together',
		'与指令和技能拼接的结果一致'
	),
	compiledDiffers: text(
		'is not what instructions and skills put together give',
		'与指令和技能拼接的结果不一致'
	),
	repositories: text('Repositories', '仓库'),
	none: text('none', '无'),
	total: text('{bytes} in all, about {tokens} tokens', '共 {bytes}，约 {tokens} 个 token'),
	share: text('{share} of the context', '占上下文的 {share}'),
	files: [text('{n} file', '{n} 个文件'), text('{n} files', '{n} 个文件')] as const,
	providers: text('Providers', '提供者'),
	outcome: text('Outcome', '结果'),
	reason: text('Reason', '原因'),
	source: text('Source', '来源'),
	search: text('Search decisions', '搜索决策'),
	kind: text('Kind', '类型'),
	all: text('all', '全部'),
	shown: text('{n} of {total}', '{n} / {total}'),
	why: text('Why {item}', '为什么是 {item}'),
	provider: text('Its provider: {outcome}, {reason}', '其提供者：{outcome}，{reason}'),
	state: {
		matches: text('matches {path}', '与 {path} 一致'),
		differs: text('differs from {path}', '与 {path} 不一致'),
		unknown: text('cannot be recomputed from the bundle', '无法从 bundle 重新计算')
	},
	roleSkill: text('role skill', '角色技能'),
	export: text('Export tar.gz', '导出 tar.gz'),
	exporting: text('Making the archive', '正在生成压缩包'),
	exported: text(
		'{name}: the tar inside is byte for byte what agent-compose bundle export writes.',
		'{name}：其中的 tar 与 agent-compose bundle export 写出的逐字节相同。'
	),
	refused: text('Not exported: {why}', '未导出：{why}'),
	notJudged: text(
		'Not exported: {file} could not be read, so it is not known whether the bundle is sound.',
		'未导出：无法读取 {file}，因此不知道 bundle 是否完好。'
	),
	document: text('Document', '文档'),
	notShown: text('The file cannot be read.', '无法读取该文件。')
};
