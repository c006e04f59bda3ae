/** These take records made wrong byte by byte: the tests of the archive reader make them and name their reasons. */
const ARCHIVES: Readonly<Record<string, readonly string[]>> = {
	ARCHIVE_UNREADABLE: ['central-directory', 'multi-disk', 'too-large', 'tar', 'gzip'],
	ARCHIVE_AMBIGUOUS: [
		...['end-record', 'entry-count', 'directory-bounds', 'zip64'],
		...['hidden-data', 'orphan-entry', 'missing-entry', 'tar-size']
	],
	ROLE_IMPORT_ZIP_ENTRY_INVALID: ['hardlink', 'data', 'overlap']
};

/** A file with a key in it, even an invented one, alarms whoever scans this project: tests/scan puts them together. */
const SECRETS: Readonly<Record<string, readonly string[]>> = {
	GUIDE_SECRET: [
		...['aws', 'gcp', 'npm', 'slack', 'openai', 'anthropic', 'linear', 'private-key'],
		...['sendgrid', 'shopify', 'github', '1password', 'database', 'other']
	]
};

/** Codes (`CODE`) and reasons (`CODE·reason`) that no fixture here shows. */
export const NOT_IN_FIXTURES: ReadonlySet<string> = new Set(
	Object.entries({ ...ARCHIVES, ...SECRETS }).flatMap(([code, reasons]) =>
		reasons.map((reason) => `${code}·${reason}`)
	)
);
