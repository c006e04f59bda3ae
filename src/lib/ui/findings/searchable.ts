import type { ReportedFinding } from '../../contract/report';
import type { Part } from '../../contract/render';
import { placeOf } from './place';

/** What the text filter looks through: the sentence, the code and the place, in lower case. */
export const searchable = (finding: ReportedFinding, message: readonly Part[]): string =>
	[
		...message.map((part) => ('words' in part ? part.words : part.value)),
		finding.code,
		finding.reason,
		placeOf(finding)
	]
		.join(' ')
		.toLowerCase();
