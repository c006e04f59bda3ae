import { parse, type TomlTable, type TomlValue } from 'smol-toml';
import { isTable, stringAt, valueAt } from '../formats/agotalk-role/facts/contract-values';
import { readFrontMatter, type FrontMatter } from '../formats/agotalk-role/facts/front-matter';
import { normalise } from '../formats/agotalk-role/facts/reference';
import type { FileProvider } from './provider';

/** Larger ones are not read for the preview. */
const TEXT_BYTES = 4 * 1024 * 1024;

/** Title and summary as one language of the catalogue shows them. `locale` null: the contract's own. */
export interface LocaleText {
	readonly locale: string | null;
	readonly title: string;
	readonly summary: string;
}

/** What of a role package can be shown. Lenient: whatever cannot be used is left out, the report says why. */
export interface PreviewSubject {
	readonly entry: { readonly target: string; readonly addressBar: boolean } | null;
	readonly intro: string | null;
	/** `state.remembers_progress`; null: not said. */
	readonly remembers: boolean | null;
	readonly roleMd: { readonly matter: FrontMatter; readonly source: string } | null;
	readonly avatar: string | null;
	readonly cover: string | null;
	readonly screenshots: readonly string[];
	readonly texts: readonly LocaleText[];
}

/** Reads the contract and role.md of a package. Paths in the answer are of files that are there. */
export async function previewSubject(files: FileProvider): Promise<PreviewSubject> {
	const contract = parseToml(await textOf(files, 'agotalk.role.toml'));
	const source = await textOf(files, 'role.md');
	const matter = source === null ? null : readFrontMatter(source);
	const existing = async (value: TomlValue | undefined): Promise<string | null> => {
		const path = typeof value === 'string' ? normalise(value) : null;
		return path !== null && path !== '' && (await files.stat(path)) ? path : null;
	};
	const preview = (key: string): TomlValue | undefined => valueAt(contract, 'preview', key);
	const target = await existing(valueAt(contract, 'entry', 'target'));
	const shots = preview('screenshots');
	const screenshots = await Promise.all((Array.isArray(shots) ? shots : []).map(existing));
	const remembers = valueAt(contract, 'state', 'remembers_progress');
	const launchable = stringAt(contract, 'kind') === 'application' && target !== null;
	return {
		entry: launchable
			? { target, addressBar: stringAt(contract, 'entry', 'address_bar') === 'visible' }
			: null,
		intro: (await existing(preview('intro_html'))) ?? (await existing('intro.html')),
		remembers: typeof remembers === 'boolean' ? remembers : null,
		roleMd: source === null || matter === null ? null : { matter, source },
		avatar: await existing('avatar.png'),
		cover: await existing(preview('cover_image')),
		screenshots: screenshots.filter((path) => path !== null),
		texts: localeTexts(contract, matter)
	};
}

async function textOf(files: FileProvider, path: string): Promise<string | null> {
	const found = await files.stat(path);
	if (!found || found.size > TEXT_BYTES) return null;
	try {
		return new TextDecoder().decode(await files.read(path));
	} catch {
		return null;
	}
}

function parseToml(text: string | null): TomlTable | null {
	if (text === null) return null;
	try {
		return parse(text);
	} catch {
		return null;
	}
}

function localeTexts(contract: TomlTable | null, matter: FrontMatter | null): LocaleText[] {
	const data = matter?.kind === 'mapping' ? matter.data : {};
	const word = (value: unknown): string => (typeof value === 'string' ? value : '');
	const own: LocaleText = {
		locale: null,
		title: stringAt(contract, 'title') ?? word(data['title']),
		summary: stringAt(contract, 'summary') ?? word(data['description'])
	};
	const table = valueAt(contract, 'i18n');
	if (!isTable(table)) return [own];
	const others = Object.keys(table).map((locale) => ({
		locale,
		title: stringAt(contract, 'i18n', locale, 'title') ?? own.title,
		summary: stringAt(contract, 'i18n', locale, 'summary') ?? own.summary
	}));
	return [own, ...others];
}
