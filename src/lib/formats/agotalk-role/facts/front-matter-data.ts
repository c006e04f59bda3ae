import matter from 'gray-matter';

/**
 * gray-matter as it may be used on text of strangers. Three doors are closed: engines other than YAML refuse
 * (`---js` would be evaluated), options are always given (without them a cache answers `{}` for a bad file the
 * second time), and the text comes as an object that passes for a Buffer, which browsers do not have.
 */
class TextBuffer {
	static isBuffer(): boolean {
		return true;
	}
	readonly #text: string;
	constructor(text: string) {
		this.#text = text;
	}
	toString(): string {
		return this.#text;
	}
}

const refuse = (): object => {
	throw new Error('only YAML front matter is read');
};
const engines = { javascript: refuse, js: refuse, json: refuse, coffee: refuse, cson: refuse };

/** A run of white space this long makes gray-matter's own comment pattern take quadratic time. */
const LONG_RUN = /\s{2000,}/gu;

/** The value of the block and the text after it. Throws what js-yaml throws, with `mark` in the block. */
export function frontMatterData(text: string): { data: unknown; content: string } {
	const calm = text.replace(LONG_RUN, (run) => run.slice(0, 2000));
	// The type asks for a Buffer; all that is ever called on it is isBuffer and toString.
	const content = new TextBuffer(calm) as unknown as string;
	const file = matter({ content }, { engines, language: 'yaml' });
	const data: unknown = file.data;
	return { data, content: file.content };
}
