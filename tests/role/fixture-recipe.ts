import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { compareText } from '../../src/lib/contract/order';
import type { Taken } from '../../src/lib/formats/format';
import type { Case } from '../cases/suite';
import { FIXTURES } from './fixture-bases';

/** How the package of a fixture is made: a base, and what is changed in it. */
export interface Recipe extends Omit<Case, 'name' | 'expect' | 'input'> {
	/** What the fixture shows, in a sentence. */
	readonly about: string;
	/** A folder, unless the fixture is about archives. `bytes`: the dropped file as it stands. */
	readonly input?: 'zip' | 'tar' | 'tar.gz' | 'bytes';
	/** Name of the dropped file; its bytes as text (latin-1) where `input` is `bytes`. */
	readonly file?: { readonly name: string; readonly bytes?: string };
	/** Ids that the library holds already. */
	readonly library?: readonly (string | Taken)[];
	/** Files of the folder that the browser cannot open. */
	readonly locked?: readonly string[];
}

/** The gravest thing that a fixture's report says. */
export const OUTCOMES = ['valid', 'info', 'advice', 'warning', 'error'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface Fixture {
	/** `section/subject/what-outcome`. */
	readonly name: string;
	readonly folder: string;
	readonly subject: string;
	readonly outcome: Outcome;
	readonly recipe: Recipe;
	/** Null: there is none, and the fixture fails. */
	readonly expected: unknown;
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

function read(folder: string): Fixture {
	const name = relative(FIXTURES, folder).replaceAll('\\', '/');
	const [section, subject] = name.split('/');
	const outcome = OUTCOMES.find((one) => name.endsWith(`-${one}`));
	if (!outcome) throw new Error(`${name} does not end in its outcome: ${OUTCOMES.join(', ')}`);
	const expected = join(folder, 'expected.json');
	return {
		name,
		folder,
		subject: `${String(section)}/${String(subject)}`,
		outcome,
		// Checked by the fixture being built and compared.
		recipe: readJson(join(folder, 'recipe.json')) as Recipe,
		expected: existsSync(expected) ? readJson(expected) : null
	};
}

/** Every fixture, in the order of the specification. */
export const fixtures: readonly Fixture[] = readdirSync(FIXTURES, {
	recursive: true,
	encoding: 'utf8'
})
	.filter((path) => path.endsWith('recipe.json'))
	.map((path) => read(join(FIXTURES, path, '..')))
	.sort((a, b) => compareText(a.name, b.name));
