/** Start tags that end SVG or MathML and put the parser back into HTML (HTML, 13.2.6.5). */
const BREAKOUT = new Set(
	(
		'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li ' +
		'listing menu meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var'
	).split(' ')
);

/** Real pages nest a few; a hostile one shall not make the search for an end tag long. */
const DEEPEST = 64;

const INTEGRATION = new Set(['foreignobject', 'desc', 'title', 'annotation-xml']);

interface Open {
	readonly name: string;
	readonly foreign: boolean;
}

const isHtml = (open: Open): boolean => !open.foreign;

/** Follows whether tags are HTML or SVG / MathML, where scripts and styles are ordinary markup. */
export class ForeignContent {
	readonly #stack: Open[] = [];

	get inside(): boolean {
		return this.#stack.at(-1)?.foreign ?? false;
	}

	/** Before a start tag is judged. */
	start(name: string, selfClosing: boolean): void {
		if (this.inside && BREAKOUT.has(name))
			this.#stack.length = this.#stack.findLastIndex(isHtml) + 1;
		if (selfClosing || this.#stack.length >= DEEPEST) return;
		if (name === 'svg' || name === 'math') this.#stack.push({ name, foreign: true });
		else if (this.inside && INTEGRATION.has(name)) this.#stack.push({ name, foreign: false });
	}

	end(name: string): void {
		if (this.#stack.at(-1)?.name === name) this.#stack.pop();
		else if (name === 'svg' || name === 'math') {
			const at = this.#stack.findLastIndex((open) => open.name === name);
			if (at !== -1) this.#stack.length = at;
		}
	}
}
