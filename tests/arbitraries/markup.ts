import fc from 'fast-check';

/** What opens, closes and escapes in HTML, CSS and JavaScript. */
const PIECES =
	'<script|</script>|<style>|</style>|<svg>|</svg>|<template>|</template>|<img src=|srcset="|">|<base href=/>|<!--|-->|<![CDATA[|]]>|&#x|' +
	'@import |url(|)|{|}|"|\'|;|:|\\|/*|*/|@font-face{src:|https://a.example/b|//a|data:|javascript:|../|%|%zz|\u0000|\uD800|' +
	'import |from |fetch(|`${|new Worker(|function f(|=>|if(false)|return|class A{|localStorage|\n|\r\n|on|onload=|=| |1|/|?|#';

/** A text of such pieces in any order. */
export const soup = fc
	.array(fc.oneof(fc.constantFrom(...PIECES.split('|')), fc.string({ maxLength: 3 })), {
		maxLength: 60
	})
	.map((pieces) => pieces.join(''));
