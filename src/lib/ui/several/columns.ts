import { LIGHTS, type SortKey } from '../../state/table-order';

/** The columns of the table, in their order. */
export const KEYS: readonly SortKey[] = [
	'name',
	'id',
	'version',
	'path',
	...LIGHTS,
	'error',
	'warning',
	'bytes'
];

/** Widths of the columns, for heads and lines alike. */
export const WIDTHS = {
	wide: 'minmax(160px, 2fr) minmax(110px, 1.2fr) 80px 60px repeat(4, minmax(92px, 1fr)) 56px 72px 76px',
	middle: 'minmax(120px, 2fr) 56px repeat(4, minmax(74px, 1fr)) 50px 72px',
	narrow: '1fr'
} as const;
