import { text } from '../../contract/language';

export const verdict = {
	names: {
		import: text('Import', '导入'),
		launch: text('Launch', '启动'),
		publish: text('Publish', '发布'),
		selfCheck: text('Self-check', '自检'),
		verify: text('Verify', '校验')
	},
	answers: {
		yes: text('yes', '可以'),
		conditional: text('on a condition', '有条件'),
		no: text('no', '不行')
	},
	yes: {
		import: text('The importer takes it', '导入器会接受'),
		launch: text('The entry can be started', '入口可以启动'),
		publish: text('The publisher takes it', '发布器会接受'),
		selfCheck: text('No error and no warning', '没有错误和警告'),
		verify: text('agent-compose verify accepts it', 'agent-compose verify 会接受')
	},
	more: text('{reason}, and {n} more', '{reason}，另有 {n} 项'),
	showReasons: text('Show these findings', '查看相关问题'),
	lights: text('Verdicts', '结论'),
	accepted: text('This package will be accepted.', '这个包会被接受。'),
	importOnly: text('It will be imported, but it can’t be published.', '可以导入，但不能发布。'),
	acceptedWarnings: [
		text('It will be accepted, with {n} warning.', '会被接受，但有 {n} 个警告。'),
		text('It will be accepted, with {n} warnings.', '会被接受，但有 {n} 个警告。')
	] as const,
	refused: [
		text('Not yet: {n} error is in the way.', '还不行：有 {n} 个错误。'),
		text('Not yet: {n} errors are in the way.', '还不行：有 {n} 个错误。')
	] as const,
	unknown: text('This is no package of a known format.', '这不是已知格式的包。'),
	printed: text('Checked by Rolecheck in this browser.', '由 Rolecheck 在此浏览器中检查。'),
	deepRunning: text('The contents are still being checked.', '内容仍在检查中。'),
	deepFailed: text(
		'The contents could not be checked to the end: checksums, hashes and content scans are not in this verdict, and what looks like a secret stays covered.',
		'内容检查没有完成：校验和、哈希与内容扫描不在此结论之内，看起来像密钥的内容仍被遮住。'
	),
	skipped: [
		text('{n} file was not looked into', '有 {n} 个文件未检查内容'),
		text('{n} files were not looked into', '有 {n} 个文件未检查内容')
	] as const,
	next: {
		repair: [
			text('Review {n} repair', '查看 {n} 项修复'),
			text('Review {n} repairs', '查看 {n} 项修复')
		] as const,
		first: text('Show the first error', '查看第一个错误'),
		warnings: text('Show the warnings', '查看警告'),
		zip: text('Get it as a zip', '导出为 zip'),
		export: text('Look at it and export it', '查看并导出')
	}
};
