import type { Language, LanguageSupport } from '@codemirror/language';

type Load = () => Promise<LanguageSupport | Language>;

const markdown: Load = async () => {
	const [{ markdown }, { yamlFrontmatter }] = await Promise.all([
		import('@codemirror/lang-markdown'),
		import('@codemirror/lang-yaml')
	]);
	return yamlFrontmatter({ content: markdown() });
};
const html: Load = async () => (await import('@codemirror/lang-html')).html();
const css: Load = async () => (await import('@codemirror/lang-css')).css();
const json: Load = async () => (await import('@codemirror/lang-json')).json();
const yaml: Load = async () => (await import('@codemirror/lang-yaml')).yaml();
const toml: Load = async () => {
	const [{ StreamLanguage }, { toml }] = await Promise.all([
		import('@codemirror/language'),
		import('@codemirror/legacy-modes/mode/toml')
	]);
	return StreamLanguage.define(toml);
};
const javascript =
	(options: { jsx?: boolean; typescript?: boolean } = {}): Load =>
	async () =>
		(await import('@codemirror/lang-javascript')).javascript(options);

/** By the ending of a file's name. SVG is near enough to HTML. */
const LANGUAGES: readonly (readonly [RegExp, Load])[] = [
	[/\.toml$/u, toml],
	[/\.(?:md|markdown)$/u, markdown],
	[/\.(?:html?|svg|xml)$/u, html],
	[/\.css$/u, css],
	[/\.[cm]?js$/u, javascript()],
	[/\.jsx$/u, javascript({ jsx: true })],
	[/\.[cm]?ts$/u, javascript({ typescript: true })],
	[/\.tsx$/u, javascript({ jsx: true, typescript: true })],
	[/\.(?:json|webmanifest|map)$/u, json],
	[/\.ya?ml$/u, yaml]
];

/** The language of a file; null: none that is known here. Loaded when it is first needed. */
export function languageOf(path: string): Load | null {
	const name = path.toLowerCase();
	return LANGUAGES.find(([ending]) => ending.test(name))?.[1] ?? null;
}
