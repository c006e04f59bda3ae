import { defineCode } from '../../../../contract/code';
import { text } from '../../../../contract/language';
import type { Rule } from '../../../../contract/rule';
import { CONTRACT_PATH } from '../../facts/contract-file';
import { isTable, valueAt } from '../../facts/contract-values';
import type { RoleFacts } from '../../facts/role-facts';
import { nearMiss } from './near-miss';
import { atKey } from './places';

export const GUIDE_CONTRACT_UNKNOWN_KEY = defineCode({
	code: 'GUIDE_CONTRACT_UNKNOWN_KEY',
	level: 'advice',
	stage: 'guide',
	basis: 'guide',
	section: '§4',
	title: text('Only keys the guide knows', '只用指南里的键'),
	messages: {
		'': text(
			'The key {key} is not in the guide and is not read',
			'键 {key} 不在指南里，不会被读取'
		),
		typo: text(
			'The key {key} is not read; {suggestion} looks meant',
			'键 {key} 不会被读取；看起来应为 {suggestion}'
		)
	},
	overrides: { typo: { level: 'warning' } },
	why: text(
		'A key with another name has no effect, so what it was to say is not said.',
		'名字不对的键不起作用，想表达的内容就没有表达出来。'
	),
	todo: text('Correct the name, or remove the key.', '改正名字，或删除这个键。'),
	examples: {
		fails: { path: CONTRACT_PATH, text: '[preview]\nscreenshot = ["assets/one.png"]' },
		passes: { path: CONTRACT_PATH, text: '[preview]\nscreenshots = ["assets/one.png"]' }
	}
});

const KNOWN: Readonly<Record<string, readonly string[]>> = {
	'': [
		'schema_version',
		'id',
		'version',
		'title',
		'summary',
		'kind',
		'license',
		'min_app_version',
		'entry',
		'preview',
		'state',
		'environment',
		'i18n'
	],
	entry: ['kind', 'target', 'address_bar'],
	preview: ['intro_html', 'cover_image', 'screenshots'],
	state: ['remembers_progress'],
	environment: ['manager', 'dependency_mode']
};

export const unknownKeysRule: Rule<RoleFacts> = {
	name: 'contract-unknown-keys',
	*check({ contract, rolePath }) {
		for (const [table, known] of Object.entries(KNOWN)) {
			if (table === 'entry' && rolePath === 'C') continue;
			const value = table === '' ? (contract.data ?? undefined) : valueAt(contract.data, table);
			if (!isTable(value)) continue;
			for (const name of Object.keys(value)) {
				if (known.includes(name)) continue;
				const keys = table === '' ? [name] : [table, name];
				const key = keys.join('.');
				const at = atKey(contract, keys);
				const near = nearMiss(name, known);
				if (near === null) {
					yield GUIDE_CONTRACT_UNKNOWN_KEY.find('', { key }, at);
					continue;
				}
				/* Beside the key that is meant there is nothing to rename it to. */
				const fix = Object.hasOwn(value, near) ? null : { id: 'rename-key', at: key, needs: [] };
				yield GUIDE_CONTRACT_UNKNOWN_KEY.find('typo', { key, suggestion: near }, { ...at, fix });
			}
		}
	}
};
