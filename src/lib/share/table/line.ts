import type { PackageSummary } from '../../check/summary';

/** One package of a table, as it is saved. */
export interface TableLine {
	/** As dropped. */
	readonly name: string;
	/** Null: it was not checked, or could not be. */
	readonly summary: PackageSummary | null;
	/** Why there is no verdict, in words. */
	readonly note: string | null;
}

/** Columns that are the same in every language: programs read them. */
export const COLUMNS = [
	'name',
	'id',
	'version',
	'format',
	'path',
	'import',
	'launch',
	'publish',
	'selfCheck',
	'verify',
	'errors',
	'warnings',
	'advice',
	'bytes',
	'files',
	'sha256',
	'codes',
	'note'
] as const;

/** The cells of a line, in the order of `COLUMNS`; empty where there is nothing to say. */
export function cellsOf({ name, summary, note }: TableLine): string[] {
	const { subject, verdicts, counts, errors } = summary ?? {};
	const isNone = subject?.format === 'unknown';
	const answer = (id: string): string => (isNone ? '' : (verdicts?.[id]?.answer ?? ''));
	const cells: Record<(typeof COLUMNS)[number], string | number | null | undefined> = {
		name,
		id: subject?.id,
		version: subject?.version,
		format: subject?.format,
		path: subject?.path,
		import: answer('import'),
		launch: answer('launch'),
		publish: answer('publish'),
		selfCheck: answer('selfCheck'),
		verify: answer('verify'),
		errors: counts?.error,
		warnings: counts?.warning,
		advice: counts?.advice,
		bytes: subject?.bytes,
		files: subject?.files,
		sha256: subject?.sha256,
		codes: errors?.join(' '),
		note
	};
	return COLUMNS.map((column) => String(cells[column] ?? ''));
}
