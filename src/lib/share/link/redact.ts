/*
 * Shapes of secrets that are known by how they begin, credentials in a URL, and `password = …`. The rule for secrets
 * masks what it reports; this is for one that stands in a path or in a value that another rule quotes.
 */
const SECRETS =
	/\b(?:gh[pousr]_|github_pat_|glpat-|npm_|hf_|xox[abeprs]-|AKIA|ASIA|AIza|eyJ|[spr]k[-_])[\w\-.]{8,}|-----BEGIN[\s\S]*|(?<=:\/\/)[^\s/@]+(?=@)|(?<=(?:password|passwd|secret|token|api[-_]?key)["']?\s*[=:]\s*)\S+/giu;

/** Text that is about to leave the browser in a link, without what looks like a secret. */
export const redact = (text: string): string => text.replace(SECRETS, '•••');
