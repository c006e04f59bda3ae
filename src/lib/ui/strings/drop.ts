import { text } from '../../contract/language';

export const drop = {
	lead: text(
		'Find out whether your role package will be accepted, and repair it if not.',
		'看看你的角色包能否被接受；不能，就在这里修好。'
	),
	target: text('Drop a folder or a zip here', '把文件夹或 zip 拖到这里'),
	anywhere: text(
		'Anywhere on this page works. So does paste.',
		'拖到页面任何位置都行，也可以粘贴。'
	),
	pickFolder: text('Choose a folder', '选择文件夹'),
	pickZip: text('Choose a zip', '选择 zip'),
	example: text(
		'No package at hand? Try one with faults in it',
		'手边没有包？试试这个带错误的示例'
	),
	local: text(
		'Nothing is uploaded. When you choose a folder, your browser may ask about “uploading” its files or letting this site view them: that is how browsers word it, and the files stay on this device.',
		'不会上传任何内容。选择文件夹时，浏览器可能会问是否“上传”这些文件，或是否允许本网站查看：这只是浏览器的说法，文件不会离开这台设备。'
	),
	formats: text(
		'Reads Agotalk role packages and agent-compose bundles, as a folder, zip or tar.gz; many at once, or a folder of them, as a table.',
		'可读取 Agotalk 角色包和 agent-compose bundle：文件夹、zip 或 tar.gz；多个一起拖入，或拖入装着它们的文件夹，则列成表格。'
	),
	release: text('Release to check it', '松开即可检查'),
	releaseMany: text('Release to check all {n}', '松开即可检查全部 {n} 个'),
	releaseInstead: text('Release to check it instead of {name}', '松开即可检查，取代 {name}'),
	reading: text('Reading {name}', '正在读取 {name}'),
	readingUnnamed: text('Reading what you dropped', '正在读取拖入的内容'),
	cancel: text('Cancel', '取消'),
	found: [
		text('{n} file found', '已找到 {n} 个文件'),
		text('{n} files found', '已找到 {n} 个文件')
	] as const,
	severalPackages: text('{name} holds several packages', '{name} 里有多个包'),
	chooseOne: text('Choose the one to check.', '选择要检查的一个。'),
	top: text('The top of what you dropped', '拖入内容的最上层'),
	refused: {
		nothing: text(
			'There was no file in that. Drop a folder, a zip or a tar.gz.',
			'里面没有文件。请拖入文件夹、zip 或 tar.gz。'
		),
		text: text(
			'That was text, not a file. Drop a folder, a zip or a tar.gz.',
			'那是一段文字，不是文件。请拖入文件夹、zip 或 tar.gz。'
		),
		link: text(
			'That was a link. Download the file it leads to, and drop that.',
			'那是一个链接。请先下载它指向的文件，再拖进来。'
		),
		'loose-files': text(
			'Those are the files of a package without their folder. Drop the folder that holds them: its name is part of the check.',
			'这些是包里的文件，缺少外层文件夹。请拖入装着它们的文件夹：文件夹名也要检查。'
		)
	}
};
