/** What was thrown, in words: an error's message, or the value itself. */
export const messageOf = (thrown: unknown): string =>
	thrown instanceof Error ? thrown.message : String(thrown);
