import { text } from '../../contract/language';

export interface Section {
	readonly title: ReturnType<typeof text>;
	readonly paragraphs: readonly ReturnType<typeof text>[];
}

export const about = {
	title: text('About Rolecheck', '关于 Rolecheck'),
	sections: [
		{
			title: text('What it does', '它做什么'),
			paragraphs: [
				text(
					'You drop a package. Rolecheck says whether it will be imported, launched and published, what is in the way and where, repairs what can be repaired without guessing, and gives you a zip that it has read back and checked again.',
					'你拖入一个包。Rolecheck 会说明它能否导入、启动和发布，问题是什么、在哪里；能不靠猜测修复的就修复，并给你一个已回读、重新检查过的 zip。'
				)
			]
		},
		{
			title: text('Formats', '格式'),
			paragraphs: [
				text(
					'Agotalk role packages, judged by the creator guide 0.3, and agent-compose bundles, judged as agent-compose verify judges them. Each as a folder, a zip, a tar or a tar.gz, told apart by content and not by name. Anything else is asked what it is.',
					'Agotalk 角色包（依据创作者指南 0.3）和 agent-compose bundle（与 agent-compose verify 的判断一致）。可以是文件夹、zip、tar 或 tar.gz，按内容而不是名称识别。其他内容会说明它像什么。'
				)
			]
		},
		{
			title: text('Privacy', '隐私'),
			paragraphs: [
				text(
					'Nothing leaves this browser. Packages are read, checked and repaired on your device; there is no server, no account, no analytics, and nothing is loaded from elsewhere, but a package whose address you give. Only your language and theme are remembered, in this browser.',
					'任何内容都不会离开这个浏览器。读取、检查和修复都在你的设备上完成；没有服务器、账号或统计，除了你给出网址的包，不会从别处加载任何内容。只有语言和主题会记在这个浏览器里。'
				),
				text(
					'Browsers may speak of “uploading” when you choose a folder. That is their word for giving a page access; the files stay where they are.',
					'选择文件夹时，浏览器可能会用“上传”这个词，意思是让页面读取；文件仍留在原处。'
				)
			]
		},
		{
			title: text('Honest limits', '如实说明的限制'),
			paragraphs: [
				text(
					'Agotalk’s own parser is not public. Rolecheck judges by the published guide; where the guide is silent, it says that the rule is its own reading. A package that passes here can still meet a rule nobody wrote down.',
					'Agotalk 自己的解析器并未公开。Rolecheck 依据公开的指南判断；指南没有说明之处，会注明那是我们的理解。在这里通过的包，仍可能遇到没有写明的规则。'
				),
				text(
					'Rolecheck never fills in a fact it can’t know, such as an id, a version or the page to start with. It asks. It can’t judge whether a role is good, only whether it is well formed.',
					'id、版本、起始页面这类无法得知的事实，Rolecheck 绝不代填，只会询问。它不判断角色好不好，只判断是否合乎格式。'
				),
				text(
					'Safari leaves files whose names begin with a dot out of a chosen folder, and unpacks downloaded zips by itself. A folder with more than 100,000 files is not read.',
					'Safari 选择文件夹时会漏掉以点开头的文件，还会自动解压下载的 zip。文件超过 100,000 个的文件夹不会读取。'
				)
			]
		},
		{
			title: text('For agents', '供智能体使用'),
			paragraphs: [
				text(
					'A page driven by an agent can call window.rolecheck.validate(file) and window.rolecheck.repack(file, { fixes, answers }). The report is described by /schema/report-1.json.',
					'由智能体操作的页面可以调用 window.rolecheck.validate(file) 和 window.rolecheck.repack(file, { fixes, answers })。报告格式见 /schema/report-1.json。'
				)
			]
		}
	] satisfies readonly Section[]
};
