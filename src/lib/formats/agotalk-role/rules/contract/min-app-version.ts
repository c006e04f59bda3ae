import { defineCode } from '../../../../contract/code';
import { text } from '../../../../contract/language';
import type { Rule } from '../../../../contract/rule';
import { CONTRACT_PATH } from '../../facts/contract-file';
import { valueAt } from '../../facts/contract-values';
import type { RoleFacts } from '../../facts/role-facts';
import { setFix } from './fields';
import { atKey } from './places';

export const GUIDE_MIN_APP_VERSION_MISSING = defineCode({
	code: 'GUIDE_MIN_APP_VERSION_MISSING',
	level: 'advice',
	stage: 'publish',
	basis: 'guide',
	section: '§4',
	title: text('min_app_version is declared', '声明了 min_app_version'),
	messages: {
		'': text(
			'min_app_version is missing: publishable only if the publisher is given --min-app-version',
			'缺少 min_app_version：只有发布者提供 --min-app-version 时才能发布'
		)
	},
	why: text(
		'One of the two must exist to publish; the publisher never puts in its own version.',
		'发布时两者必须有其一；发布程序不会自动填入自己的版本。'
	),
	todo: text(
		'Add the lowest Agotalk App version you tested with, as min_app_version = "x.y.z".',
		'添加你测试过的最低 Agotalk App 版本：min_app_version = "x.y.z"。'
	),
	examples: {
		fails: { path: CONTRACT_PATH, text: 'license = "free"' },
		passes: { path: CONTRACT_PATH, text: 'license = "free"\nmin_app_version = "0.1.57"' }
	}
});

export const minAppVersionRule: Rule<RoleFacts> = {
	name: 'min-app-version',
	*check({ contract, rolePath }) {
		if (rolePath !== 'B' && rolePath !== 'C') return;
		if (valueAt(contract.data, 'min_app_version') !== undefined) return;
		const at = atKey(contract, [], setFix({ keys: ['min_app_version'] }));
		yield GUIDE_MIN_APP_VERSION_MISSING.find('', {}, at);
	}
};
