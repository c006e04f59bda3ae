import { text } from '../../contract/language';

export const nearMiss = {
	title: text('What is this?', '这是什么？'),
	intro: text(
		'Neither of the two formats that Rolecheck reads was found here.',
		'这里没有找到 Rolecheck 能读取的两种格式。'
	),
	found: text('What was found', '找到的内容'),
	nothing: text(
		'Nothing that is like a part of either format.',
		'没有任何类似这两种格式组成部分的内容。'
	),
	needs: text('What each format would need', '每种格式需要什么'),
	role: {
		name: text('Agotalk role package', 'Agotalk 角色包'),
		about: text(
			'A folder with role.md. Starting an application takes agotalk.role.toml beside it, and the application’s files.',
			'包含 role.md 的文件夹。要启动应用，还需要旁边的 agotalk.role.toml 和应用文件。'
		)
	},
	bundle: {
		name: text('agent-compose bundle', 'agent-compose bundle'),
		about: text(
			'What agent-compose writes: manifest.json with the format agent-compose.bundle, trace.json, and the instructions and skills.',
			'由 agent-compose 写出：format 为 agent-compose.bundle 的 manifest.json、trace.json，以及指令和技能。'
		)
	},
	present: text('there', '已有'),
	missing: text('missing', '缺少'),
	optional: text('only for an application', '仅应用需要'),
	next: text('What to do next', '接下来怎么做'),
	another: text(
		'If this is not the folder you meant, drop another: the one that holds role.md or manifest.json itself, or the archive as you got it.',
		'如果拖错了文件夹，请换一个：直接装着 role.md 或 manifest.json 的文件夹，或原始压缩包。'
	),
	write: text(
		'To make a role package of it, write role.md at the top; the repairs write a first one.',
		'要把它做成角色包，请在最上层写 role.md；“修复”可以生成初稿。'
	),
	compose: text(
		'To get a bundle, let agent-compose compose it, and drop what it wrote.',
		'要得到 bundle，请用 agent-compose 生成，再拖入它写出的内容。'
	),
	asRole: [
		text('Show the {n} thing it lacks as a role package', '查看作为角色包缺少的 {n} 项'),
		text('Show the {n} things it lacks as a role package', '查看作为角色包缺少的 {n} 项')
	] as const,
	asArchive: text('Show what is wrong with it as an archive', '查看作为压缩包有什么问题'),
	back: text('Back to “What is this?”', '回到“这是什么？”'),
	show: text('Show {path}', '查看 {path}'),
	showShort: text('Show', '查看'),
	signs: {
		'lone-part': text(
			'This is one file of a package. Drop the folder that it lies in, or a zip of that folder.',
			'这是包里的单个文件。请拖入它所在的文件夹，或该文件夹的 zip。'
		),
		'lone-file': text(
			'This is one file. A package is a folder, or a zip of one: drop that.',
			'这是单个文件。包是一个文件夹或其 zip，请拖入它。'
		),
		'lone-empty': text(
			'The file is empty, 0 bytes. Download or pack it again.',
			'文件为空（0 字节）。请重新下载或打包。'
		),
		'lone-page': text(
			'It is called an archive, but holds a web page: most often a page about an error or a login, saved in place of the download. Open the address in a browser and download it again.',
			'它的名称是压缩包，内容却是网页：多半是下载时保存了错误页或登录页。请在浏览器中打开该地址重新下载。'
		),
		'lone-misnamed': text(
			'It is called an archive, but is none that can be read ({known}). Download it again, or make the zip again from the folder.',
			'它的名称是压缩包，却不是可读取的压缩包（{known}）。请重新下载，或从文件夹重新打包。'
		),
		'lone-noise': text(
			'It is called an archive, but is none that can be read; it may be cut off or damaged. Download it again, or make the zip again from the folder.',
			'它的名称是压缩包，却不是可读取的压缩包，可能被截断或已损坏。请重新下载，或从文件夹重新打包。'
		),
		'lone-archive': text(
			'This is an archive of the format {known}, which no importer takes. Unpack it, and drop the folder.',
			'这是 {known} 格式的压缩包，导入程序都不接受。请解压后拖入文件夹。'
		),
		empty: text('There is no file in it.', '里面没有文件。'),
		'other-manifest': text(
			'There is {path}, but its format is {format}, not agent-compose.bundle.',
			'有 {path}，但它的 format 是 {format}，不是 agent-compose.bundle。'
		),
		'no-format': text(
			'There is {path}, but it names no format; a bundle’s says agent-compose.bundle.',
			'有 {path}，但没有写明 format；bundle 的应为 agent-compose.bundle。'
		),
		'broken-manifest': text(
			'There is {path}, but it is no JSON that can be read.',
			'有 {path}，但不是可读取的 JSON。'
		),
		extension: text('{path} is that of a browser extension.', '{path} 是浏览器扩展的清单。'),
		'web-app': text('{path} is that of a web app.', '{path} 是网页应用的清单。'),
		'deep-bundle': text(
			'A bundle lies deeper, in {directory}. Drop that folder.',
			'更深处的 {directory} 里有一个 bundle。请拖入那个文件夹。'
		),
		'deep-role': text(
			'A part of a role package lies deeper, in {directory}. Drop that folder.',
			'更深处的 {directory} 里有角色包的一部分。请拖入那个文件夹。'
		),
		'lone-trace': text(
			'There is {path}, as in a bundle, but nothing else of one beside it.',
			'有 {path}，bundle 里会有它，但旁边没有 bundle 的其他部分。'
		),
		misnamed: text(
			'There is {path}; the name must be {expected} exactly.',
			'有 {path}；名称必须正好是 {expected}。'
		),
		archive: text(
			'There is an archive in it: {path}. If that is the package, drop it by itself.',
			'里面有压缩包：{path}。如果它就是要检查的包，请单独拖入。'
		),
		skill: text(
			'{path} is a skill for agents. A skill alone is neither format.',
			'{path} 是代理技能。单独的技能不属于任何一种格式。'
		),
		page: text(
			'{path} is a web page. It can be the application of a role package.',
			'{path} 是网页，可以作为角色包的应用。'
		),
		'bundle-source': text(
			'{path} looks like what bundles are composed from, not like a composed bundle.',
			'{path} 像是用来生成 bundle 的源文件，而不是生成好的 bundle。'
		)
	},
	projects: {
		node: text('{path}: a Node package or its sources.', '{path}：Node 包或其源代码。'),
		python: text('{path}: a Python project.', '{path}：Python 项目。'),
		rust: text('{path}: a Rust project.', '{path}：Rust 项目。'),
		go: text('{path}: a Go project.', '{path}：Go 项目。'),
		java: text('{path}: a Java project.', '{path}：Java 项目。'),
		git: text('{path}: a Git working folder.', '{path}：Git 工作目录。')
	}
};
