import { text } from '../../contract/language';

export const head = {
	package: text('Package', '包'),
	avatar: text('Avatar', '头像'),
	noVersion: text('no version', '无版本'),
	path: {
		A: text('Path A: only role.md', '路径 A：仅 role.md'),
		B: text('Path B: application', '路径 B：应用'),
		C: text('Path C: role with a contract', '路径 C：带契约的角色')
	},
	format: {
		'agotalk-role': text('Agotalk role package', 'Agotalk 角色包'),
		'agent-compose-bundle': text('agent-compose bundle', 'agent-compose bundle'),
		unknown: text('Unknown format', '未知格式')
	},
	unpacked: text('{size} unpacked', '解压后 {size}'),
	copySha: text('Copy the sha256', '复制 sha256'),
	shaPending: text('sha256 follows', 'sha256 计算中'),
	wrapped: text(
		'The package was found in {root}, inside what you dropped.',
		'包在拖入内容里的 {root} 中。'
	),
	several: text('Choose another of {n}', '从 {n} 个中另选一个'),
	another: text('Check another', '检查另一个'),
	ignored: text('outside the package', '包外')
};
