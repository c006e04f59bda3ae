import type { Location } from 'sarif';
import type { ReportedFinding } from '../../contract/report';
import { visible } from '../visible';

/** Names the root of the package in every location. */
export const ROOT = 'PACKAGE';

const isPlainPath = (path: string): boolean =>
	path !== '' &&
	path.isWellFormed() &&
	path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');

/**
 * Where a finding is. An entry whose raw name is no path inside the package (`../x`, `/x`) is named and not located:
 * no reader of the log is to follow it.
 */
export function locationsOf({ path, range }: ReportedFinding): Location[] {
	if (path === null) return [];
	if (!isPlainPath(path)) return [{ logicalLocations: [{ name: visible(path), kind: 'member' }] }];
	const uri = path.split('/').map(encodeURIComponent).join('/');
	const region = range && {
		startLine: range.line,
		startColumn: range.column,
		endLine: range.endLine,
		endColumn: range.endColumn
	};
	return [
		{
			physicalLocation: { artifactLocation: { uri, uriBaseId: ROOT }, ...(region && { region }) }
		}
	];
}
