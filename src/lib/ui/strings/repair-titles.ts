import { text } from '../../contract/language';

/** What each repair does, by its id. `{at}` is the key or the path it works on. */
export const repairTitles = {
	'set-fixed-value': text('Set {at} to the value it must have', '把 {at} 设为规定的值'),
	'set-value': text('Set {at}', '设置 {at}'),
	'add-entry': text('Add the [entry] table', '添加 [entry] 表'),
	'use-existing-path': text('Point {at} at the file that is there', '让 {at} 指向实际存在的文件'),
	'agree-on-id': text('Make the id and the folder’s name the same', '让 id 与文件夹名一致'),
	'rename-key': text('Rename the key {at}', '重命名键 {at}'),
	'set-root': text(
		'Put everything into one folder named after the id',
		'把所有内容放进一个以 id 命名的文件夹'
	),
	'name-zip': text('Name the zip after the id and the version', '按 id 和版本命名 zip'),
	'delete-avatar-key': text('Delete the avatar key from role.md', '从 role.md 删除 avatar 键'),
	'place-avatar': text(
		'Place the avatar at the root as avatar.png',
		'把头像放到根目录，命名为 avatar.png'
	),
	'add-front-matter': text('Add the front matter to role.md', '给 role.md 添加 front matter'),
	'copy-title': text('Copy the contract’s title into role.md', '把契约里的标题复制到 role.md'),
	'copy-description': text(
		'Copy the contract’s summary into role.md',
		'把契约里的摘要复制到 role.md'
	),
	'rename-role-md': text('Rename the file to role.md', '把文件重命名为 role.md'),
	'reencode-utf8': text('Save {at} as UTF-8', '把 {at} 存为 UTF-8'),
	'drop-junk': text('Leave out the junk files', '去掉垃圾文件'),
	'drop-entry': text('Leave out what can’t be unpacked', '去掉无法解压的条目'),
	'drop-duplicate': text('Keep one of the equal names', '同名条目只保留一个'),
	'normalise-name': text('Write the name as a plain relative path', '把名称写成普通的相对路径'),
	'copy-symlink-target': text(
		'Replace the link by the file it points at',
		'用链接指向的文件替换链接'
	),
	'rewrite-archive': text('Write the archive anew', '重新写入归档'),
	'correct-reference': text('Correct the path in {at}', '改正 {at} 里的路径'),
	'make-avatar': text(
		'Make an avatar.png from an image of the package',
		'用包里的一张图片生成 avatar.png'
	),
	'add-screenshots': text('Add the screenshots you took', '加入你截取的截图'),
	'convert-avatar': text('Make the avatar a PNG of 512 × 512', '把头像转换成 512 × 512 的 PNG'),
	'convert-preview-image': text('Make {at} a PNG of 1280 × 720', '把 {at} 转换成 1280 × 720 的 PNG')
};
