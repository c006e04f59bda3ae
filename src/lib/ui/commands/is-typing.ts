/** Whether a key pressed here is text for a field, and no shortcut. */
export const isTyping = (target: EventTarget | null): boolean =>
	target instanceof HTMLElement &&
	(target.isContentEditable ||
		target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select'));
