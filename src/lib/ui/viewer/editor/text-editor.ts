import {
	history,
	historyField,
	historyKeymap,
	defaultKeymap,
	indentWithTab
} from '@codemirror/commands';
import {
	bracketMatching,
	indentOnInput,
	indentUnit,
	syntaxHighlighting
} from '@codemirror/language';
import { lintKeymap, setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { openSearchPanel, search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension, type Text } from '@codemirror/state';
import {
	drawSelection,
	EditorView,
	highlightActiveLine,
	highlightActiveLineGutter,
	highlightSpecialChars,
	keymap,
	lineNumbers
} from '@codemirror/view';
import type { Range } from '../../../contract/lines';
import { highlighter } from '../syntax/highlighter';
import { WRAP_LIMIT } from '../syntax/limits';
import { keepToItself, leaveFiles } from './keep-to-itself';
import { hasLongLine, lineEndsOf, separatorOf, textOf, type LineEnds } from './line-ends';
import { extentsOf } from './positions';
import { theme } from './theme';

export interface EditorOptions {
	/** Without a byte order mark. */
	readonly text: string;
	/** What it is called for those who can't see it. */
	readonly label: string;
	readonly phrases: Readonly<Record<string, string>>;
	readonly language: Extension;
	/** As `kept` gave it: selection and history of the same file, when it was open before. */
	readonly kept?: unknown;
	readonly onChange: () => void;
	/** Ctrl S: there is nothing to save, but it may be done at once. */
	readonly onSave: () => void;
}

/** An editor in a shadow root, where its styles may go in without a style element, which the page's policy refuses. */
export class TextEditor {
	readonly ends: LineEnds;
	readonly #view: EditorView;
	readonly #leave: () => void;

	constructor(host: HTMLElement, options: EditorOptions) {
		const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
		this.ends = lineEndsOf(options.text);
		this.#view = new EditorView({
			state: stateOf(options, this.ends),
			root,
			parent: root
		});
		this.#leave = keepToItself(host);
		this.replace(options.text);
	}

	get doc(): Text {
		return this.#view.state.doc;
	}

	/** As it goes into the file, but for the byte order mark. */
	get text(): string {
		return textOf(this.doc, this.ends);
	}

	/** Selection and history, to be given to the next editor of the same file. */
	get kept(): unknown {
		const kept: unknown = this.#view.state.toJSON({ history: historyField });
		return kept;
	}

	/** Puts another text in place, as an edit that can be undone; what is the same at both ends is not touched. */
	replace(text: string): void {
		const separator = separatorOf(this.ends);
		const now = this.doc.toString();
		const next = separator === undefined ? text.replaceAll(/\r\n?/gu, '\n') : text;
		if (now === next) return;
		let from = 0;
		while (from < now.length && from < next.length && now[from] === next[from]) from++;
		let tail = 0;
		const most = Math.min(now.length, next.length) - from;
		while (tail < most && now.at(-1 - tail) === next.at(-1 - tail)) tail++;
		const insert = this.#view.state.toText(next.slice(from, next.length - tail));
		this.#view.dispatch({ changes: { from, to: now.length - tail, insert } });
	}

	/** Selects a place of the report and brings it into view. */
	reveal(range: Range): void {
		const [extent] = extentsOf(this.doc, this.ends, [range]);
		if (!extent) return;
		this.#view.dispatch({
			selection: { anchor: extent.from, head: extent.to },
			effects: EditorView.scrollIntoView(extent.from, { y: 'center' })
		});
	}

	mark(diagnostics: readonly Diagnostic[]): void {
		this.#view.dispatch(setDiagnostics(this.#view.state, diagnostics));
	}

	/** For buttons: does what a key would. */
	run(command: (view: EditorView) => boolean): void {
		command(this.#view);
		this.#view.focus();
	}

	find(): void {
		openSearchPanel(this.#view);
	}

	focus(): void {
		this.#view.focus();
	}

	destroy(): void {
		this.#leave();
		this.#view.destroy();
	}
}

function stateOf({ text, kept, ...options }: EditorOptions, ends: LineEnds): EditorState {
	const separator = separatorOf(ends);
	const extensions: Extension = [
		separator === undefined ? [] : EditorState.lineSeparator.of(separator),
		EditorState.tabSize.of(4),
		EditorState.phrases.of(options.phrases),
		indentUnit.of(/^\t/mu.test(text) ? '\t' : '  '),
		// Focusable as it is, but not every tool that looks at the page knows.
		EditorView.contentAttributes.of({ 'aria-label': options.label, tabindex: '0' }),
		hasLongLine(text, WRAP_LIMIT) ? [] : EditorView.lineWrapping,
		EditorView.domEventHandlers(leaveFiles),
		EditorView.updateListener.of(({ docChanged }) => {
			if (docChanged) options.onChange();
		}),
		keymap.of([
			{ key: 'Mod-s', run: () => (options.onSave(), true) },
			// Escape, then Tab leaves the editor, as does Tab after Ctrl M: the library sees to both.
			indentWithTab,
			...defaultKeymap,
			...historyKeymap,
			...searchKeymap,
			...lintKeymap
		]),
		history(),
		search({ top: true }),
		lineNumbers(),
		drawSelection(),
		highlightSpecialChars(),
		highlightActiveLine(),
		highlightActiveLineGutter(),
		bracketMatching(),
		indentOnInput(),
		syntaxHighlighting(highlighter),
		options.language,
		theme
	];
	return kept === undefined
		? EditorState.create({ doc: text, extensions })
		: EditorState.fromJSON(kept, { extensions }, { history: historyField });
}
