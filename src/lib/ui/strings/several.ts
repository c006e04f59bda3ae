import { text } from '../../contract/language';

export const several = {
	dropped: text('What you dropped', '拖入的内容'),
	packages: [text('{n} package', '{n} 个包'), text('{n} packages', '{n} 个包')] as const,
	back: text('Back to the table', '返回表格'),
	backTo: text('All {n}', '全部 {n} 个'),
	checkingAll: text('Checking {n} packages', '正在检查 {n} 个包'),
	checkedAll: text('All {n} packages are checked.', '{n} 个包已全部检查。'),
	progress: text('Checked {done} of {total}', '已检查 {done} / {total}'),
	accepted: text('{n} of {total} will be accepted.', '{total}中有 {n} 个会被接受。'),
	none: [
		text('{n} other thing is no package, or not readable', '另有 {n} 个不是包或无法读取'),
		text('{n} other things are no packages, or not readable', '另有 {n} 个不是包或无法读取')
	] as const,
	bytes: text('{size} read', '已读取 {size}'),
	stop: text('Stop', '停止'),
	goOn: text('Go on', '继续'),
	stopped: text(
		'Stopped: {n} of {total} are not checked.',
		'已停止：{total} 个中有 {n} 个未检查。'
	),
	table: text('Packages', '包列表'),
	search: text('Filter by name, id or code', '按名称、id 或代码筛选'),
	show: text('Show', '显示'),
	shown: {
		all: text('All: {n}', '全部：{n}'),
		errors: text('With errors: {n}', '有错误：{n}'),
		warnings: text('Only warnings: {n}', '仅有警告：{n}'),
		clean: text('Nothing to repair: {n}', '无需修复：{n}'),
		duplicate: text('Id is taken: {n}', 'id 被占用：{n}'),
		none: text('No package, or not readable: {n}', '不是包或无法读取：{n}'),
		open: text('Not checked: {n}', '未检查：{n}')
	},
	noneMatch: text('No package matches the filter.', '没有符合筛选的包。'),
	sort: text('Sort by', '排序'),
	unsorted: text('as they came', '原有顺序'),
	sortAgain: text('Sort again', '重新排序'),
	columns: {
		name: text('Package', '包'),
		id: text('Id', 'id'),
		version: text('Version', '版本'),
		path: text('Path', '路径'),
		import: text('Import', '导入'),
		launch: text('Launch', '启动'),
		publish: text('Publish', '发布'),
		selfCheck: text('Self-check', '自检'),
		error: text('Errors', '错误'),
		warning: text('Warnings', '警告'),
		bytes: text('Size', '大小')
	},
	ascending: text('{column}, ascending', '{column}，升序'),
	descending: text('{column}, descending', '{column}，降序'),
	bundle: text('bundle', 'bundle'),
	waiting: text('waiting', '等待中'),
	checking: text('checking', '检查中'),
	notAPackage: text('Not a package: {why}', '不是包：{why}'),
	noPackage: text('Not a package of a known format', '不是已知格式的包'),
	holds: text('Holds {n} packages: open it to choose one', '含 {n} 个包：打开后选择一个'),
	failed: text('Could not be checked: {why}', '无法检查：{why}'),
	errors: [text('{n} error', '{n} 个错误'), text('{n} errors', '{n} 个错误')] as const,
	warnings: [text('{n} warning', '{n} 个警告'), text('{n} warnings', '{n} 个警告')] as const,
	save: text('Save the table as', '将表格保存为'),
	saved: text('Saved {name} with {n} packages', '已保存 {name}，共 {n} 个包')
};
