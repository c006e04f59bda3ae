import { defineCode } from '../../../../contract/code';
import { text } from '../../../../contract/language';
import { CONTRACT_PATH } from '../../facts/contract-file';
import { CONTRACT_TERMS } from './terms';

export const ROLE_CONTRACT_FIELD_MISSING = defineCode({
	code: 'ROLE_CONTRACT_FIELD_MISSING',
	level: 'error',
	stage: 'contract',
	basis: 'guide',
	section: '§4',
	title: text('The contract is complete', '契约字段齐全'),
	messages: {
		'': text('{key} is missing: expected {expected}', '缺少 {key}：应为 {expected}')
	},
	why: text(
		'The contract parser refuses a contract that lacks a required field.',
		'缺少必填字段时，契约解析会失败。'
	),
	todo: text('Add the field.', '添加该字段。'),
	terms: CONTRACT_TERMS,
	examples: {
		fails: { path: CONTRACT_PATH, text: 'schema_version = 1\nversion = "0.1.0"' },
		passes: {
			path: CONTRACT_PATH,
			text: 'schema_version = 1\nid = "words-john"\nversion = "0.1.0"'
		}
	}
});

export const ROLE_CONTRACT_FIELD_INVALID = defineCode({
	code: 'ROLE_CONTRACT_FIELD_INVALID',
	level: 'error',
	stage: 'contract',
	basis: 'guide',
	section: '§4',
	title: text('Every field holds what it may', '每个字段的值都合规'),
	messages: {
		'': text('{key} is {found}, expected {expected}', '{key} 是 {found}，应为 {expected}')
	},
	hints: {
		forbidden: text(
			'A conversational role (kind = "role") must not have an [entry]: role.md is its behavior',
			'对话角色（kind = "role"）不能有 [entry]：它的行为写在 role.md 里'
		)
	},
	why: text(
		'The contract parser refuses a value that the guide does not allow.',
		'值不符合指南时，契约解析会失败。'
	),
	todo: text('Write one of the values expected.', '改为允许的值。'),
	terms: CONTRACT_TERMS,
	examples: {
		fails: { path: CONTRACT_PATH, text: 'license = "MIT"\nversion = "v0.1.0"' },
		passes: { path: CONTRACT_PATH, text: 'license = "free"\nversion = "0.1.0"' }
	}
});

export const ROLE_ID_DIR_MISMATCH = defineCode({
	code: 'ROLE_ID_DIR_MISMATCH',
	level: 'error',
	stage: 'contract',
	basis: 'guide',
	section: '§2 §4',
	title: text('The id equals the directory name', 'id 等于目录名'),
	messages: {
		'': text(
			'id is {id}, but the directory is called {directory}',
			'id 是 {id}，但目录名是 {directory}'
		)
	},
	why: text('The directory name is the role id.', '目录名就是角色 id。'),
	todo: text('Make the two equal.', '让两者一致。'),
	terms: CONTRACT_TERMS,
	examples: {
		fails: { path: 'words-john/agotalk.role.toml', text: 'id = "words-jane"' },
		passes: { path: 'words-john/agotalk.role.toml', text: 'id = "words-john"' }
	}
});

export const ROLE_STATE_REMEMBERS_PROGRESS_INVALID = defineCode({
	code: 'ROLE_STATE_REMEMBERS_PROGRESS_INVALID',
	level: 'error',
	stage: 'contract',
	basis: 'guide',
	section: '§4',
	title: text('remembers_progress is true or false', 'remembers_progress 是 true 或 false'),
	messages: {
		'': text('{key} is {found}, expected {expected}', '{key} 是 {found}，应为 {expected}')
	},
	why: text(
		'It tells people whether the role keeps what they did.',
		'它告诉人们角色是否保存进度。'
	),
	todo: text(
		'Write true if data survives a reload, else false, without quotes.',
		'数据在重新加载后仍在就写 true，否则写 false，不加引号。'
	),
	terms: CONTRACT_TERMS,
	examples: {
		fails: { path: CONTRACT_PATH, text: '[state]\nremembers_progress = "no"' },
		passes: { path: CONTRACT_PATH, text: '[state]\nremembers_progress = false' }
	}
});

export const ROLE_ENVIRONMENT_INVALID = defineCode({
	code: 'ROLE_ENVIRONMENT_INVALID',
	level: 'error',
	stage: 'contract',
	basis: 'guide',
	section: '§4',
	title: text('The environment is the fixed one', 'environment 是固定值'),
	messages: {
		'': text('{key} is {found}, expected {expected}', '{key} 是 {found}，应为 {expected}')
	},
	why: text(
		'Only self-contained static apps ship as role packages: nothing is installed and no server runs.',
		'只有自包含的静态应用能作为角色包分发：不安装依赖，也不运行服务器。'
	),
	todo: text(
		'Write manager = "agotalk" and dependency_mode = "none".',
		'写 manager = "agotalk" 和 dependency_mode = "none"。'
	),
	terms: CONTRACT_TERMS,
	examples: {
		fails: {
			path: CONTRACT_PATH,
			text: '[environment]\nmanager = "npm"\ndependency_mode = "install"'
		},
		passes: {
			path: CONTRACT_PATH,
			text: '[environment]\nmanager = "agotalk"\ndependency_mode = "none"'
		}
	}
});
