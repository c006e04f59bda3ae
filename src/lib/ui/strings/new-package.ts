import { text } from '../../contract/language';
import { needs } from './needs';

export const newPackage = {
	title: text('New package', '新建包'),
	lead: text(
		'Answer what only you know. You get a package that passes every check, to go on from.',
		'回答只有你知道的问题，得到一个通过全部检查的包，再从这里继续。'
	),
	path: text('What will it be?', '要做哪一种？'),
	paths: {
		A: {
			name: text('A: a role for yourself', 'A：自用角色'),
			what: text(
				'A role.md and nothing else. It can be imported, not launched, not published.',
				'只有一个 role.md。可以导入，不能启动，不能发布。'
			)
		},
		B: {
			name: text('B: an application', 'B：应用'),
			what: text(
				'A web page with a Launch button. It can be imported, launched and published.',
				'带“启动”按钮的网页。可以导入、启动和发布。'
			)
		},
		C: {
			name: text('C: a role that talks', 'C：对话角色'),
			what: text(
				'role.md says how it behaves; nothing is launched. It can be imported and published.',
				'role.md 决定它的行为，没有可启动的内容。可以导入和发布。'
			)
		}
	},
	fields: {
		id: {
			...needs.id,
			why: text(
				'The folder’s name and the role’s identity; it never changes.',
				'文件夹的名字，也是角色的身份，之后不再改变。'
			)
		},
		title: {
			...needs.title,
			why: text(
				'What people see in the role library and on the website.',
				'人们在角色库和网站上看到的名字。'
			)
		},
		description: {
			...needs.description,
			why: text('Shown under the title.', '显示在标题下面。')
		},
		version: {
			...needs.version,
			why: text(
				'An id that is installed already is refused, whatever its version.',
				'已安装的 id 会被拒绝，不论版本。'
			)
		},
		minAppVersion: {
			...needs.min_app_version,
			why: text('May stay empty; publishing then asks for it.', '可以留空，发布时会另行要求。')
		},
		addressBar: {
			...needs['entry.address_bar'],
			why: text(
				'Visible suits something with several pages; hidden suits a game.',
				'多页内容适合显示，游戏适合隐藏。'
			)
		},
		remembersProgress: {
			...needs['state.remembers_progress'],
			why: text(
				'Say yes only where what is saved survives a reload.',
				'只有保存的内容在重新载入后还在，才选“是”。'
			)
		}
	},
	choices: {
		visible: text('visible', '显示'),
		hidden: text('hidden', '隐藏'),
		true: text('yes', '是'),
		false: text('no', '否')
	},
	expected: text('Expected: {what}.', '应为：{what}。'),
	made: text('What would be made', '将会生成'),
	missing: [
		text('{n} answer to go.', '还差 {n} 个回答。'),
		text('{n} answers to go.', '还差 {n} 个回答。')
	] as const,
	checking: text('Checking …', '正在检查……'),
	failed: text('It could not be checked: {why}', '无法检查：{why}'),
	zip: text('Download as zip', '下载 zip'),
	folder: text('Write to a folder', '写入文件夹'),
	open: text('Open it here', '在这里打开'),
	saved: text('{name} is in your downloads.', '{name} 已在下载中。'),
	written: text('Written to the folder {name}.', '已写入文件夹 {name}。'),
	exists: text(
		'There is something named {name} in that folder already. Nothing was written.',
		'那个文件夹里已有 {name}，没有写入任何内容。'
	),
	notWritten: text('It could not be written: {why}', '无法写入：{why}')
};
