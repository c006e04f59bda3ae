import type { TomlTable, TomlValue } from 'smol-toml';
import type { Finding } from '../../../../contract/finding';
import type { Rule } from '../../../../contract/rule';
import { isTable, valueAt } from '../../facts/contract-values';
import { resolve } from '../../facts/reference';
import type { RoleFacts } from '../../facts/role-facts';
import {
	ROLE_ENTRY_ADDRESS_BAR_INVALID,
	ROLE_ENTRY_KIND_UNSUPPORTED,
	ROLE_ENTRY_TARGET_NOT_FILE,
	ROLE_ENTRY_TARGET_NOT_FOUND,
	GUIDE_ENTRY_TARGET_NOT_HTML,
	GUIDE_ENTRY_TARGET_NOT_IN_CONTENTS,
	ROLE_ENTRY_TARGET_OUTSIDE_PACKAGE
} from './entry-codes';
import { ROLE_CONTRACT_FIELD_INVALID, ROLE_CONTRACT_FIELD_MISSING } from './field-codes';
import { setFix } from './fields';
import { atKey, atValue, showValue } from './places';
import { existingFix, similarOptions } from './similar';

const TARGET = ['entry', 'target'];

function* judgeTarget(facts: RoleFacts, value: TomlValue): Iterable<Finding> {
	const { contract, layout, similar } = facts;
	const key = 'entry.target';
	const ask = setFix({ keys: TARGET });
	if (typeof value !== 'string' || value === '') {
		const found = showValue(value);
		const expected = 'a path such as "contents/app/index.html"';
		yield ROLE_CONTRACT_FIELD_INVALID.find(
			'',
			{ key, found, expected },
			atValue(contract, TARGET, ask)
		);
		return;
	}
	const found = resolve(value, layout, similar);
	const params = { key, target: value };
	if (found.kind === 'outside') {
		yield ROLE_ENTRY_TARGET_OUTSIDE_PACKAGE.find('', params, atValue(contract, TARGET, ask));
	} else if (found.kind === 'not-file') {
		yield ROLE_ENTRY_TARGET_NOT_FILE.find('', params, atValue(contract, TARGET, ask));
	} else if (found.kind === 'not-found') {
		const at = atValue(contract, TARGET, found.similar ? existingFix(key) : ask);
		yield ROLE_ENTRY_TARGET_NOT_FOUND.find('', params, { ...at, ...similarOptions(found.similar) });
	} else {
		const { path: target } = found;
		if (!/\.html?$/iu.test(target))
			yield GUIDE_ENTRY_TARGET_NOT_HTML.find('', { target }, atValue(contract, TARGET, ask));
		else if (!target.startsWith('contents/'))
			yield GUIDE_ENTRY_TARGET_NOT_IN_CONTENTS.find('', { target }, atValue(contract, TARGET));
	}
}

function* judgeEntry(facts: RoleFacts, entry: TomlTable): Iterable<Finding> {
	const { contract } = facts;
	const missing = (name: string, expected: string): Finding => {
		const key = `entry.${name}`;
		const fix = setFix({ keys: ['entry', name] });
		return ROLE_CONTRACT_FIELD_MISSING.find('', { key, expected }, atKey(contract, ['entry'], fix));
	};
	const { kind, target, address_bar: bar } = entry;
	if (kind === undefined) yield missing('kind', '"static_browser"');
	else if (kind !== 'static_browser') {
		const at = atValue(contract, ['entry', 'kind'], setFix({ keys: ['entry', 'kind'] }));
		yield ROLE_ENTRY_KIND_UNSUPPORTED.find('', { found: showValue(kind) }, at);
	}
	if (target === undefined) yield missing('target', 'a path such as "contents/app/index.html"');
	else yield* judgeTarget(facts, target);
	if (bar === undefined) {
		yield { ...missing('address_bar', '"visible" or "hidden"'), basis: 'assumption' };
	} else if (bar !== 'visible' && bar !== 'hidden') {
		const fix = setFix({ keys: ['entry', 'address_bar'] });
		const at = atValue(contract, ['entry', 'address_bar'], fix);
		yield ROLE_ENTRY_ADDRESS_BAR_INVALID.find('', { found: showValue(bar) }, at);
	}
}

/** `[entry]`: mandatory for an application, forbidden for a conversational role (guide §1). */
export const entryRule: Rule<RoleFacts> = {
	name: 'contract-entry',
	*check(facts) {
		const { contract, rolePath } = facts;
		if (!contract.data) return;
		const entry = valueAt(contract.data, 'entry');
		const kind = valueAt(contract.data, 'kind');
		if (entry === undefined) {
			if (kind !== 'application') return;
			const expected = '[entry] with kind, target and address_bar';
			const fix = { id: 'add-entry', needs: ['entry.target', 'entry.address_bar'] };
			yield ROLE_CONTRACT_FIELD_MISSING.find(
				'',
				{ key: 'entry', expected },
				atKey(contract, [], fix)
			);
		} else if (kind === 'role') {
			const params = { key: 'entry', found: 'declared', expected: 'no [entry]' };
			yield ROLE_CONTRACT_FIELD_INVALID.find('', params, {
				...atKey(contract, ['entry']),
				hint: 'forbidden'
			});
		} else if (!isTable(entry)) {
			const params = { key: 'entry', found: showValue(entry), expected: '[entry]' };
			yield ROLE_CONTRACT_FIELD_INVALID.find('', params, atValue(contract, ['entry']));
		} else if (rolePath !== 'C') yield* judgeEntry(facts, entry);
	}
};
