import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/**
 * Which folder must not know which, and why. Arrows point one way:
 * source → archive; formats → source, scan, contract; repack → source; worker → all of them; state → worker; ui → state.
 */
const PAGE = {
	group: [
		'svelte',
		'svelte/**',
		'$app/**',
		'$lib/ui/**',
		'$lib/state/**',
		'**/ui/**',
		'**/state/**'
	],
	message: 'The core runs in a worker and in Node as it stands: it knows no page and no Svelte.'
};
const NODE = {
	regex: '^node:',
	message: 'The core runs in a browser: it knows no Node.'
};
const BARREL = {
	regex: '/index(\\.js|\\.ts)?$',
	message: 'No barrels: name the file that holds what you need.'
};
const WORKER = {
	group: ['**/worker/**', '**/automation/**', '$lib/worker/**', '$lib/automation/**'],
	message: 'The core does not know who calls it: the worker and the page call the core.'
};
/** @param {string} folder @param {string} message */
const notFrom = (folder, message) => ({ group: [`**/${folder}/**`], message });

const FORMATS = notFrom(
	'formats',
	'A format is a plug-in: what is below the formats knows none of them.'
);
const ARCHIVE = notFrom(
	'archive',
	'Bytes of an archive come by way of `source/tree.ts`, so that folders and zips are one thing.'
);
const CONTRACT = notFrom(
	'contract',
	'archive and scan return plain data of their own; a format turns it into findings.'
);
const SCAN = notFrom(
	'scan',
	'Only a format knows what to scan: scan stays usable, and testable, alone.'
);
const SOURCE = notFrom('source', 'source builds on this folder, not the reverse.');
const REPACK = notFrom(
	'repack',
	'Repacking starts from the tree and a format’s repairs; nothing below it knows it.'
);

/**
 * @param {string[]} files
 * @param {object[]} patterns
 * @returns {import('eslint').Linter.Config}
 */
const arrows = (files, patterns) => ({
	files,
	rules: { 'no-restricted-imports': ['error', { patterns: [BARREL, ...patterns] }] }
});

export default defineConfig(
	{ ignores: ['build/', '.svelte-kit/', 'static/', 'tests/fixtures/', 'tests/.cache/'] },
	js.configs.recommended,
	ts.configs.strictTypeChecked,
	ts.configs.stylisticTypeChecked,
	svelte.configs.recommended,
	svelte.configs.prettier,
	{
		languageOptions: {
			globals: { ...globals.browser },
			parserOptions: {
				projectService: true,
				tsconfigRootDir: import.meta.dirname,
				extraFileExtensions: ['.svelte']
			}
		},
		linterOptions: { reportUnusedDisableDirectives: 'error' },
		rules: {
			'max-lines': ['error', { max: 250, skipBlankLines: false, skipComments: false }],
			eqeqeq: 'error',
			'no-console': ['error', { allow: ['error', 'warn'] }],
			'no-restricted-syntax': [
				'error',
				{
					selector: 'TSEnumDeclaration',
					message: 'No enums: a union of strings reads the same in data and in code.'
				},
				{
					selector:
						'CallExpression[callee.property.name=/^toLocale(Lower|Upper)Case$|^localeCompare$/]',
					message: 'The same on every machine, whatever its locale: compareText, toLowerCase.'
				},
				{
					selector: 'CallExpression[callee.object.name="Math"][callee.property.name="random"]',
					message:
						'A report has no random in it. Where chance is meant, use crypto.getRandomValues.'
				}
			],
			'@typescript-eslint/no-explicit-any': 'error',
			'@typescript-eslint/no-non-null-assertion': 'error',
			'@typescript-eslint/consistent-type-imports': 'error',
			'@typescript-eslint/switch-exhaustiveness-check': [
				'error',
				{ considerDefaultExhaustiveForUnions: true }
			],
			// A number in a sentence is fine.
			'@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
			// Callbacks here are written `() => done()`, and one that has nothing to do is an empty one.
			'@typescript-eslint/no-confusing-void-expression': 'off',
			'@typescript-eslint/no-empty-function': 'off',
			// It takes it that nothing changes during an await, and that pages keep what the DOM's types promise.
			'@typescript-eslint/no-unnecessary-condition': 'off',
			// An abort's reason is whatever the caller gave.
			'@typescript-eslint/prefer-promise-reject-errors': [
				'error',
				{ allowThrowingAny: true, allowThrowingUnknown: true }
			],
			// A listener may be async where it catches what goes wrong itself.
			'@typescript-eslint/no-misused-promises': [
				'error',
				{ checksVoidReturn: { arguments: false } }
			],
			// `void x` in an effect says that it depends on x.
			'@typescript-eslint/no-meaningless-void-operator': 'off',
			'@typescript-eslint/no-invalid-void-type': 'off',
			// Does not see `??=`.
			'no-unused-private-class-members': 'off',
			// Interfaces name methods and closures stand behind them: there is no `this` to lose.
			'@typescript-eslint/unbound-method': 'off',
			// `||` passes over '' on purpose.
			'@typescript-eslint/prefer-nullish-coalescing': [
				'error',
				{ ignorePrimitives: { string: true } }
			],
			'@typescript-eslint/consistent-type-definitions': 'off',
			// The interface says which of the union's members a caller sees.
			'@typescript-eslint/no-unnecessary-type-parameters': 'off',
			// `params['similar']` says that the key is data, as TypeScript's own option wants it.
			'@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
			// The shorter form it asks for is the `!` that is not allowed here.
			'@typescript-eslint/non-nullable-type-assertion-style': 'off',
			'@typescript-eslint/consistent-indexed-object-style': 'off',
			'@typescript-eslint/no-unused-vars': [
				'error',
				{ argsIgnorePattern: '^_', varsIgnorePattern: '^_' }
			],
			'@typescript-eslint/require-await': 'off'
		}
	},
	arrows(['src/**', 'tests/**'], []),
	arrows(['src/lib/archive/**'], [PAGE, NODE, WORKER, CONTRACT, SCAN, FORMATS, SOURCE, REPACK]),
	arrows(['src/lib/contract/**'], [PAGE, NODE, WORKER, ARCHIVE, SCAN, FORMATS, SOURCE, REPACK]),
	arrows(['src/lib/scan/**'], [PAGE, NODE, WORKER, ARCHIVE, CONTRACT, FORMATS, SOURCE, REPACK]),
	arrows(['src/lib/source/**'], [PAGE, NODE, FORMATS, SCAN, REPACK]),
	arrows(['src/lib/formats/**'], [PAGE, NODE, WORKER, ARCHIVE]),
	arrows(['src/lib/repack/**', 'src/lib/compare/**'], [PAGE, NODE, WORKER]),
	// The assembly that the worker serves: it speaks the wire's types.
	arrows(['src/lib/check/**'], [PAGE, NODE]),
	arrows(['src/lib/worker/**'], [PAGE, NODE]),
	{
		files: ['src/**/*.svelte', 'src/**/*.svelte.ts'],
		languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
		rules: {
			'svelte/no-at-html-tags': 'error',
			// The typed rules see a component's generics as `any`; svelte-check sees them as they are.
			'@typescript-eslint/no-unsafe-argument': 'off',
			'@typescript-eslint/no-unsafe-assignment': 'off',
			'@typescript-eslint/no-unsafe-call': 'off',
			'@typescript-eslint/no-unsafe-member-access': 'off',
			'@typescript-eslint/no-unsafe-return': 'off',
			'svelte/block-lang': ['error', { script: ['ts'] }],
			'svelte/require-each-key': 'error',
			// `{' '}` is a space that must stay.
			'svelte/no-useless-mustaches': 'off',
			// The site lives under any base path; `resolve` from $app/paths keeps that.
			'svelte/no-navigation-without-resolve': 'error'
		}
	},
	{
		files: ['src/lib/**/*.ts'],
		ignores: ['src/lib/**/*.svelte.ts'],
		rules: {
			'no-restricted-exports': [
				'error',
				{ restrictDefaultExports: { direct: true, named: true, defaultFrom: true } }
			]
		}
	},
	{
		files: ['scripts/**', 'tests/**', '*.config.js', '*.config.ts'],
		languageOptions: { globals: { ...globals.node } },
		rules: { 'no-console': 'off', '@typescript-eslint/no-dynamic-delete': 'off' }
	},
	{
		// These stand between a package's page and its console, and take from it whatever it gives.
		files: ['src/preview-origin/**'],
		rules: { 'no-console': 'off', '@typescript-eslint/no-base-to-string': 'off' }
	},
	{
		files: ['scripts/**', '*.config.js'],
		rules: {
			// Plain Node before anything is installed: JSON it has just read is typed by a comment.
			'@typescript-eslint/no-unsafe-assignment': 'off',
			'@typescript-eslint/no-unsafe-member-access': 'off',
			'@typescript-eslint/no-unsafe-return': 'off',
			'@typescript-eslint/no-unsafe-argument': 'off',
			'@typescript-eslint/no-unsafe-call': 'off',
			'no-restricted-syntax': 'off'
		}
	}
);
