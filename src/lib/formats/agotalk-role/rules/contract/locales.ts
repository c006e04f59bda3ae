import type { Finding } from '../../../../contract/finding';
import type { Rule } from '../../../../contract/rule';
import type { ContractFile } from '../../facts/contract-file';
import { isTable, valueAt } from '../../facts/contract-values';
import type { RoleFacts } from '../../facts/role-facts';
import { ROLE_CONTRACT_FIELD_INVALID, ROLE_CONTRACT_FIELD_MISSING } from './field-codes';
import { atKey, atValue, showValue } from './places';

const MAX_LOCALES = 8;
/** `en`, `zh-CN`, `zh-Hant-TW`: a language, then script or region. */
const LOCALE = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/u;
const KEYS = ['title', 'summary'];

function* judgeLocale(contract: ContractFile, locale: string): Iterable<Finding> {
	const keys = ['i18n', locale];
	const name = `i18n."${locale}"`;
	const value = valueAt(contract.data, ...keys);
	if (!LOCALE.test(locale)) {
		const params = { key: name, found: `"${locale}"`, expected: 'a locale like en or zh-CN' };
		yield ROLE_CONTRACT_FIELD_INVALID.find('', params, atKey(contract, keys));
	}
	if (value === undefined || !isTable(value)) {
		const found = value === undefined ? '' : showValue(value);
		const params = { key: name, found, expected: 'a table with title and summary' };
		yield ROLE_CONTRACT_FIELD_INVALID.find('', params, atValue(contract, keys));
		return;
	}
	for (const key of KEYS) {
		const text = value[key];
		const full = `${name}.${key}`;
		if (text === undefined) {
			yield ROLE_CONTRACT_FIELD_MISSING.find(
				'',
				{ key: full, expected: 'text' },
				atKey(contract, keys)
			);
		} else if (typeof text !== 'string' || text.trim() === '') {
			const params = { key: full, found: showValue(text), expected: 'text' };
			yield ROLE_CONTRACT_FIELD_INVALID.find('', params, atValue(contract, [...keys, key]));
		}
	}
	for (const key of Object.keys(value)) {
		if (KEYS.includes(key)) continue;
		const params = { key: `${name}.${key}`, found: 'declared', expected: 'only title and summary' };
		yield ROLE_CONTRACT_FIELD_INVALID.find('', params, atKey(contract, [...keys, key]));
	}
}

/** `[i18n."<locale>"]`: optional, at most 8, exactly title and summary in each (guide §4). */
export const localesRule: Rule<RoleFacts> = {
	name: 'contract-locales',
	*check({ contract }) {
		const locales = valueAt(contract.data, 'i18n');
		if (locales === undefined) return;
		if (!isTable(locales)) {
			const params = { key: 'i18n', found: showValue(locales), expected: '[i18n."<locale>"]' };
			yield ROLE_CONTRACT_FIELD_INVALID.find('', params, atValue(contract, ['i18n']));
			return;
		}
		const names = Object.keys(locales);
		if (names.length > MAX_LOCALES) {
			const found = `${names.length} locales`;
			const params = { key: 'i18n', found, expected: `at most ${MAX_LOCALES}` };
			yield ROLE_CONTRACT_FIELD_INVALID.find(
				'',
				params,
				atKey(contract, ['i18n', names[MAX_LOCALES] ?? ''])
			);
		}
		for (const locale of names) yield* judgeLocale(contract, locale);
	}
};
