import { text } from '../../contract/language';

export const library = {
	open: text('Installed roles', '已安装的角色'),
	openCount: text('Installed roles: {n}', '已安装的角色：{n}'),
	title: text('Roles you have installed', '你已安装的角色'),
	about: text(
		'A package whose id is among them cannot be imported: the report says so (ROLE_IMPORT_DUPLICATE), and which one it is. The list is kept in this browser and nowhere else.',
		'id 与其中之一相同的包无法导入：报告会指出（ROLE_IMPORT_DUPLICATE）并说明是哪一个。列表只保存在此浏览器中。'
	),
	ids: text('Ids, one a line', 'id，每行一个'),
	count: [text('{n} id', '{n} 个 id'), text('{n} ids', '{n} 个 id')] as const,
	unknown: text(
		'No role ids, so left out: {lines}. An id is lower-case letters and digits, joined by single hyphens.',
		'不是角色 id，已忽略：{lines}。id 由小写字母和数字组成，以单个连字符连接。'
	),
	readFolder: text('Read a folder of installed roles', '读取已安装角色的文件夹'),
	folder: text('{name}: {n}', '{name}：{n}'),
	noRoles: text(
		'{name} holds no directory with a role.md directly in it, so nothing was taken from it. Choose the folder that holds the roles’ own folders.',
		'{name} 中没有直接包含 role.md 的子文件夹，因此未读取任何内容。请选择装着各个角色文件夹的那个文件夹。'
	),
	notRead: text(
		'{name} could not be read ({why}). Choose it again.',
		'无法读取 {name}（{why}）。请重新选择。'
	),
	remove: text('Remove {name}', '移除 {name}'),
	clear: text('Remove all', '全部移除'),
	done: text('Done', '完成')
};
