import { defineCode } from '../../../../contract/code';
import { text } from '../../../../contract/language';
import type { Rule } from '../../../../contract/rule';
import { contractId, contractVersion } from '../../facts/contract-values';
import type { RoleFacts } from '../../facts/role-facts';

export const GUIDE_ZIP_NAME = defineCode({
	code: 'GUIDE_ZIP_NAME',
	level: 'warning',
	stage: 'guide',
	basis: 'guide',
	section: '§7',
	title: text('The zip is named <id>-<version>.zip', 'zip 名为 <id>-<version>.zip'),
	messages: {
		'': text(
			'The archive is named {name}, expected {expected}',
			'压缩包名为 {name}，应为 {expected}'
		)
	},
	why: text(
		'The name tells people and catalogues which role and version it is.',
		'名字告诉人和目录这是哪个角色的哪个版本。'
	),
	todo: text('Name the zip after id and version.', '用 id 和版本号命名 zip。'),
	examples: {
		fails: { path: 'words-john (1).zip', text: 'id = "words-john"\nversion = "0.1.0"' },
		passes: { path: 'words-john-0.1.0.zip', text: 'id = "words-john"\nversion = "0.1.0"' }
	}
});

export const zipNameRule: Rule<RoleFacts> = {
	name: 'zip-name',
	*check({ tree, contract }) {
		const id = contractId(contract);
		const version = contractVersion(contract);
		if (tree.container === 'folder' || id === null || version === null) return;
		const expected = `${id}-${version}.zip`;
		if (tree.name === expected) return;
		yield GUIDE_ZIP_NAME.find(
			'',
			{ name: tree.name, expected },
			{ fix: { id: 'name-zip', needs: [] } }
		);
	}
};
