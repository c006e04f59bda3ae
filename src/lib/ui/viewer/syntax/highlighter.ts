import { tagHighlighter, tags } from '@lezer/highlight';

/**
 * What is told apart by colour: few kinds, so that each means something. Their colours are the custom properties
 * `--syntax-…` of tokens.css.
 */
export const highlighter = tagHighlighter([
	{
		tag: [
			tags.keyword,
			tags.modifier,
			tags.operatorKeyword,
			tags.controlKeyword,
			tags.definitionKeyword,
			tags.moduleKeyword
		],
		class: 'tok-keyword'
	},
	{
		tag: [tags.string, tags.special(tags.string), tags.regexp, tags.attributeValue, tags.url],
		class: 'tok-string'
	},
	{
		tag: [tags.number, tags.bool, tags.null, tags.atom, tags.color, tags.unit, tags.literal],
		class: 'tok-value'
	},
	{
		tag: [
			tags.propertyName,
			tags.attributeName,
			tags.tagName,
			tags.className,
			tags.typeName,
			tags.labelName,
			tags.definition(tags.variableName)
		],
		class: 'tok-name'
	},
	{ tag: [tags.comment, tags.meta, tags.processingInstruction], class: 'tok-comment' },
	{ tag: tags.heading, class: 'tok-heading' },
	{ tag: tags.strong, class: 'tok-strong' },
	{ tag: tags.emphasis, class: 'tok-emphasis' },
	{ tag: tags.link, class: 'tok-string' }
]);
