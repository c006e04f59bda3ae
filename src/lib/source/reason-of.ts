/** The browser's own words: they differ, and they are what a search finds. */
export const reasonOf = (error: unknown): string =>
	error instanceof Error ? `${error.name}: ${error.message}` : String(error);
