import { defineCode } from '../../contract/code';
import { text } from '../../contract/language';

const guide = { basis: 'guide' } as const;

/** §7: plain files at safe relative paths. What the guide does not name is what no safe importer can unpack. */
export const ROLE_IMPORT_ZIP_ENTRY_INVALID = defineCode({
	code: 'ROLE_IMPORT_ZIP_ENTRY_INVALID',
	level: 'error',
	stage: 'import',
	basis: 'assumption',
	section: '§7',
	title: text('Every entry is a plain file at a safe path', '每个条目都是安全路径上的普通文件'),
	messages: {
		symlink: text('{name} is a symbolic link ({detail})', '{name} 是符号链接（{detail}）'),
		hardlink: text('{name} is a hard link ({detail})', '{name} 是硬链接（{detail}）'),
		'special-file': text(
			'{name} is neither a file nor a directory ({detail})',
			'{name} 既不是文件也不是目录（{detail}）'
		),
		'type-conflict': text(
			'{name} is a file by one sign and a directory by another ({detail})',
			'{name} 的一处标记是文件，另一处是目录（{detail}）'
		),
		'directory-data': text(
			'{name} is a directory that carries data ({detail})',
			'{name} 是目录，却带有数据（{detail}）'
		),
		absolute: text('{name} is an absolute path', '{name} 是绝对路径'),
		drive: text('{name} is a path on a drive', '{name} 是带盘符的路径'),
		unc: text('{name} is a network path', '{name} 是网络路径'),
		'parent-segment': text('{name} has a parent segment .', '{name} 含有上级目录段 .'),
		'dot-segment': text('{name} has a segment ', '{name} 含有路径段 '),
		backslash: text(
			'{name} has a backslash: expected / between segments',
			'{name} 含有反斜杠：路径段之间应为 /'
		),
		'empty-segment': text('{name} has an empty segment', '{name} 含有空的路径段'),
		nul: text('{name} has a zero byte', '{name} 含有零字节'),
		'control-character': text('{name} has a control character', '{name} 含有控制字符'),
		'ds-store': text('{name} is a .DS_Store file of macOS', '{name} 是 macOS 的 .DS_Store 文件'),
		duplicate: text('{name} is there more than once', '{name} 出现了不止一次'),
		'file-and-directory': text(
			'{name} is a file and a directory at once',
			'{name} 既是文件又是目录'
		),
		encrypted: text('{name} is encrypted ({detail})', '{name} 已加密（{detail}）'),
		method: text(
			'{name} is compressed by a method other than 0 (stored) and 8 (deflated): {detail}',
			'{name} 的压缩方式不是 0（存储）或 8（deflate）：{detail}'
		),
		crc: text('{name} has the wrong checksum: {detail}', '{name} 的校验和不符：{detail}'),
		size: text(
			'{name} has another size than declared: {detail}',
			'{name} 的大小与声明不符：{detail}'
		),
		data: text(
			'The compressed data of {name} is damaged: {detail}',
			'{name} 的压缩数据已损坏：{detail}'
		),
		overlap: text(
			'{name} lies over another part of the archive: {detail}',
			'{name} 与压缩包的其他部分重叠：{detail}'
		),
		'header-mismatch': text(
			'{name} is described twice, and not alike: {detail}',
			'{name} 的两处描述不一致：{detail}'
		),
		'name-encoding': text(
			'{name} is no UTF-8 name, or has a second name {detail}',
			'{name} 不是 UTF-8 名称，或另有名称 {detail}'
		)
	},
	overrides: { symlink: guide, absolute: guide, 'parent-segment': guide, 'ds-store': guide },
	why: text(
		'Entries of other kinds, or at other paths, could write outside the package or look different to different readers, so importers refuse the whole zip.',
		'其他类型或其他路径的条目可能写到包外，或在不同程序中显示不同，因此导入程序会拒绝整个 zip。'
	),
	todo: text(
		'Leave the entry out, or give it a plain relative path, and make the zip again.',
		'去掉该条目，或改成普通的相对路径，然后重新打包。'
	),
	examples: {
		fails: { path: 'words-john-0.1.0.zip', text: 'words-john/../evil.txt' },
		passes: { path: 'words-john-0.1.0.zip', text: 'words-john/contents/index.html' }
	}
});
