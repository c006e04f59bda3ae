/** The languages of the app, most general first. A text that misses one does not compile. */
export const LANGUAGES = ['en', 'zh-CN'] as const;
export type Language = (typeof LANGUAGES)[number];

type Names<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
	? Name | Names<Rest>
	: never;

/** A param is plain data, shown as text. A list is joined at the edge. */
export type Param = string | number | readonly string[];

/** What a text such as `'{target} is not in the package'` must be given. */
export type Params<Template extends string> = { readonly [Name in Names<Template>]: Param };

/** One sentence in every language; the type carries the names of its `{params}`. */
export type Text<Template extends string = string> = Readonly<Record<Language, string>> & {
	readonly params?: Params<Template>;
};

/**
 * Both languages of one sentence. The Chinese text may use only params that the English one names;
 * the compiler checks it, a test checks that none is forgotten.
 */
export function text<const En extends string, const Zh extends string>(
	en: En,
	zh: Names<Zh> extends Names<En> ? Zh : `unknown param: ${Exclude<Names<Zh>, Names<En>>}`
): Text<En> {
	return { en, 'zh-CN': zh };
}
