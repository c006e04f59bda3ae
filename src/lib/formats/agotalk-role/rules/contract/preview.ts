import type { TomlValue } from 'smol-toml';
import type { Finding } from '../../../../contract/finding';
import type { Rule } from '../../../../contract/rule';
import { isTable, valueAt } from '../../facts/contract-values';
import { resolve } from '../../facts/reference';
import type { RoleFacts } from '../../facts/role-facts';
import { atValue, showValue } from './places';
import {
	ROLE_PREVIEW_INVALID,
	ROLE_PREVIEW_NOT_FILE,
	ROLE_PREVIEW_NOT_FOUND,
	ROLE_PREVIEW_OUTSIDE_PACKAGE
} from './preview-codes';
import { existingFix, similarOptions } from './similar';

type Keys = readonly (string | number)[];

const nameOf = (keys: Keys): string =>
	keys
		.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
		.join('')
		.slice(1);

function* judgePath(facts: RoleFacts, keys: Keys, value: TomlValue): Iterable<Finding> {
	const { contract, layout, similar } = facts;
	const key = nameOf(keys);
	if (typeof value !== 'string' || value === '') {
		const params = { key, found: showValue(value), expected: 'a path such as "assets/cover.png"' };
		yield ROLE_PREVIEW_INVALID.find('', params, atValue(contract, keys));
		return;
	}
	const found = resolve(value, layout, similar);
	const params = { key, target: value };
	if (found.kind === 'outside') {
		yield ROLE_PREVIEW_OUTSIDE_PACKAGE.find('', params, atValue(contract, keys));
	} else if (found.kind === 'not-file') {
		yield ROLE_PREVIEW_NOT_FILE.find('', params, atValue(contract, keys));
	} else if (found.kind === 'not-found') {
		const at = atValue(contract, keys, found.similar ? existingFix(key) : null);
		yield ROLE_PREVIEW_NOT_FOUND.find('', params, { ...at, ...similarOptions(found.similar) });
	}
}

/** `[preview]`: optional; every path in it is judged on its own (guide §4). */
export const previewRule: Rule<RoleFacts> = {
	name: 'contract-preview',
	*check(facts) {
		const preview = valueAt(facts.contract.data, 'preview');
		if (preview === undefined) return;
		if (!isTable(preview)) {
			const params = { key: 'preview', found: showValue(preview), expected: '[preview]' };
			yield ROLE_PREVIEW_INVALID.find('', params, atValue(facts.contract, ['preview']));
			return;
		}
		for (const key of ['intro_html', 'cover_image']) {
			const value = preview[key];
			if (value !== undefined) yield* judgePath(facts, ['preview', key], value);
		}
		const shots = preview['screenshots'];
		if (shots === undefined) return;
		const keys = ['preview', 'screenshots'];
		if (!Array.isArray(shots)) {
			const expected = 'a list of paths such as ["assets/one.png"]';
			const params = { key: 'preview.screenshots', found: showValue(shots), expected };
			yield ROLE_PREVIEW_INVALID.find('', params, atValue(facts.contract, keys));
			return;
		}
		for (const [index, shot] of shots.entries()) yield* judgePath(facts, [...keys, index], shot);
	}
};
