import { defineCode } from '../../../../contract/code';
import { text } from '../../../../contract/language';
import type { Rule } from '../../../../contract/rule';
import { CONTRACT_PATH } from '../../facts/contract-file';
import type { RoleFacts } from '../../facts/role-facts';

export const ROLE_CONTRACT_INVALID = defineCode({
	code: 'ROLE_CONTRACT_INVALID',
	level: 'error',
	stage: 'contract',
	basis: 'guide',
	section: '§4',
	title: text('The contract is valid TOML', '契约文件是有效的 TOML'),
	messages: {
		'': text(
			'agotalk.role.toml is not valid TOML 1.0: {problem}',
			'agotalk.role.toml 不是有效的 TOML 1.0:{problem}'
		)
	},
	why: text(
		'A contract that does not parse says nothing: the role can be neither launched nor published.',
		'无法解析的契约等于什么都没说：角色既不能启动也不能发布。'
	),
	todo: text(
		'Mend the line shown. Text needs quotes, each key stands once, tables are [name].',
		'修正所示的行。文本要加引号，每个键只出现一次，表写作 [name]。'
	),
	examples: {
		fails: { path: CONTRACT_PATH, text: 'schema_version = 1\nid = words-john' },
		passes: { path: CONTRACT_PATH, text: 'schema_version = 1\nid = "words-john"' }
	}
});

export const ROLE_CONTRACT_MISSING = defineCode({
	code: 'ROLE_CONTRACT_MISSING',
	level: 'info',
	stage: 'contract',
	basis: 'guide',
	section: '§1 §6',
	title: text('The package has a contract', '角色包有契约文件'),
	messages: {
		'': text(
			'There is no agotalk.role.toml: importable only, not launchable, not publishable',
			'没有 agotalk.role.toml：只能导入，不能启动，不能发布'
		)
	},
	why: text(
		'Launching and publishing need the machine contract. A package without it is a local candidate (Path A), which is fine for local use.',
		'启动和发布都需要机器契约。没有它的包是本地候选（路径 A），本地使用没有问题。'
	),
	todo: text(
		'Add agotalk.role.toml to launch or publish the role; otherwise nothing.',
		'若要启动或发布，请添加 agotalk.role.toml；否则不用做什么。'
	),
	examples: {
		fails: { path: 'note-keeper/', text: 'role.md' },
		passes: { path: 'words-john/', text: 'role.md\nagotalk.role.toml' }
	}
});

export const ROLE_KIND_NOT_LAUNCHABLE = defineCode({
	code: 'ROLE_KIND_NOT_LAUNCHABLE',
	level: 'info',
	stage: 'launch',
	basis: 'guide',
	section: '§1',
	title: text('A conversational role is not launched', '对话角色不能启动'),
	messages: {
		'': text(
			'kind = "role" talks and does not launch; that is as it should be',
			'kind = "role" 只对话不启动；这是正常的'
		)
	},
	why: text(
		'Only kind = "application" has an entry to launch.',
		'只有 kind = "application" 才有可启动的入口。'
	),
	todo: text(
		'Nothing, unless the role is meant to be an app: then kind = "application" and an [entry].',
		'不用做什么；如果角色应该是应用，请写 kind = "application" 和 [entry]。'
	),
	examples: {
		fails: { path: CONTRACT_PATH, text: 'kind = "role"' },
		passes: {
			path: CONTRACT_PATH,
			text: 'kind = "application"\n\n[entry]\nkind = "static_browser"\ntarget = "contents/app/index.html"\naddress_bar = "hidden"'
		}
	}
});

export const contractSyntaxRule: Rule<RoleFacts> = {
	name: 'contract-syntax',
	*check({ contract: { syntax } }) {
		if (!syntax) return;
		yield ROLE_CONTRACT_INVALID.find(
			'',
			{ problem: syntax.message },
			{ path: CONTRACT_PATH, span: syntax.span }
		);
	}
};
