import { EditorView } from '@codemirror/view';

/** A line under what a finding points at: its shape tells the level too, not only its colour. */
const under = (level: string, shape: string) => ({
	backgroundImage: 'none',
	paddingBottom: '0',
	textDecoration: `underline ${shape} 2px var(--${level})`,
	textUnderlineOffset: '3px',
	textDecorationSkipInk: 'none'
});

const token = (name: string) => ({ color: `var(--syntax-${name})` });

/** The look of the page, whose custom properties reach into the shadow root. */
export const theme = EditorView.theme({
	'&': {
		height: '100%',
		backgroundColor: 'var(--surface-raised)',
		color: 'var(--text)',
		fontSize: 'var(--small)'
	},
	'&.cm-focused': { outline: '2px solid var(--accent)' },
	'.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '20px' },
	'.cm-content': { caretColor: 'var(--text)', paddingBlock: 'var(--s1)' },
	'.cm-line': { padding: '0 12px 0 4px' },
	'.cm-gutters': {
		border: '0',
		backgroundColor: 'var(--surface-raised)',
		color: 'var(--muted)'
	},
	'.cm-lineNumbers .cm-gutterElement': { minWidth: '40px', padding: '0 8px' },
	'.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--hover)' },
	'.cm-cursor': { borderLeftColor: 'var(--text)', borderLeftWidth: '2px' },
	'&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
		{
			background: 'color-mix(in oklab, var(--accent) 26%, var(--surface-raised))'
		},
	'&.cm-focused .cm-matchingBracket': {
		backgroundColor: 'color-mix(in oklab, var(--accent) 20%, var(--surface-raised))'
	},
	'&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'transparent' },
	'.cm-specialChar': { color: 'var(--error)' },
	'.cm-lintRange-error': under('error', 'wavy'),
	'.cm-lintRange-warning': under('warning', 'wavy'),
	'.cm-lintRange-hint': under('advice', 'dotted'),
	'.cm-lintRange-info': under('info', 'dotted'),
	'.cm-lintRange-active': {
		backgroundColor: 'color-mix(in oklab, var(--accent) 14%, var(--surface-raised))'
	},
	'.cm-lintPoint-error:after': { borderBottomColor: 'var(--error)' },
	'.cm-lintPoint-warning:after': { borderBottomColor: 'var(--warning)' },
	'.cm-lintPoint-hint:after': { borderBottomColor: 'var(--advice)' },
	'.cm-lintPoint-info:after': { borderBottomColor: 'var(--info)' },
	'.cm-tooltip': {
		maxWidth: 'min(420px, 90vw)',
		border: '1px solid var(--line-strong)',
		borderRadius: 'var(--radius)',
		backgroundColor: 'var(--surface-raised)',
		color: 'var(--text)'
	},
	'.cm-diagnostic': { padding: '6px 10px', fontFamily: 'var(--sans)', overflowWrap: 'anywhere' },
	'.cm-diagnostic-error': { borderLeft: '4px solid var(--error)' },
	'.cm-diagnostic-warning': { borderLeft: '4px solid var(--warning)' },
	'.cm-diagnostic-hint': { borderLeft: '4px solid var(--advice)' },
	'.cm-diagnostic-info': { borderLeft: '4px solid var(--info)' },
	'.cm-diagnosticSource': { fontFamily: 'var(--mono)', fontSize: '0.9em', opacity: '1' },
	'.cm-panels': {
		borderColor: 'var(--line)',
		backgroundColor: 'var(--surface-sunken)',
		color: 'var(--text)',
		fontFamily: 'var(--sans)'
	},
	'.cm-panels.cm-panels-top': { borderBottom: '1px solid var(--line)' },
	'.cm-panel.cm-search': { padding: '8px 36px 8px 12px' },
	'.cm-panel.cm-search label': { fontSize: 'inherit', whiteSpace: 'nowrap' },
	'.cm-panel.cm-search input[type=checkbox]': { accentColor: 'var(--accent)' },
	'.cm-panel.cm-search [name=close]': {
		top: '4px',
		right: '4px',
		width: '32px',
		height: '32px',
		color: 'var(--text)',
		cursor: 'pointer'
	},
	'.cm-panel.cm-search .cm-textfield, .cm-panel.cm-search .cm-button': {
		fontFamily: 'inherit'
	},
	'.cm-textfield': {
		minHeight: '28px',
		border: '1px solid var(--line-strong)',
		borderRadius: 'var(--radius)',
		backgroundColor: 'var(--surface-raised)',
		color: 'var(--text)',
		fontSize: 'inherit'
	},
	'.cm-button': {
		minHeight: '28px',
		border: '1px solid var(--line-strong)',
		borderRadius: 'var(--radius)',
		backgroundImage: 'none',
		backgroundColor: 'var(--surface-raised)',
		color: 'var(--text)',
		fontSize: 'inherit',
		cursor: 'pointer'
	},
	'.cm-button:active': { backgroundImage: 'none' },
	'.cm-button:focus-visible, .cm-textfield:focus-visible, [name=close]:focus-visible': {
		outline: '2px solid var(--accent)',
		outlineOffset: '1px'
	},
	'.cm-searchMatch': {
		backgroundColor: 'color-mix(in oklab, var(--warning) 24%, var(--surface-raised))'
	},
	'.cm-searchMatch-selected': {
		backgroundColor: 'color-mix(in oklab, var(--warning) 42%, var(--surface-raised))'
	},
	'.tok-keyword': token('keyword'),
	'.tok-string': token('string'),
	'.tok-value': token('value'),
	'.tok-name': token('name'),
	'.tok-comment': token('comment'),
	'.tok-heading': { fontWeight: '600', ...token('keyword') },
	'.tok-strong': { fontWeight: '600' },
	'.tok-emphasis': { fontStyle: 'italic' },
	/* Anything smaller and iOS zooms in when it is touched. */
	'@media (pointer: coarse)': { '&': { fontSize: '16px' }, '.cm-scroller': { lineHeight: '24px' } }
});
