/** Why a shared report is not shown. Each has words in `ui/strings/share.ts`. */
export type LinkRefusal =
	| 'empty'
	| 'too-long'
	| 'alphabet'
	| 'compression'
	| 'too-large'
	| 'encoding'
	| 'json'
	| 'too-deep'
	| 'version'
	| 'shape';

export interface LinkProblem {
	readonly reason: LinkRefusal;
	/** Which part, for `shape`: `findings.3.code`. Made of our own names and numbers. */
	readonly at: string | null;
}

/** Thrown inside the decoder, caught at its edge. */
export class Refused extends Error {
	override readonly name = 'Refused';
	constructor(
		readonly reason: LinkRefusal,
		readonly at: string | null = null
	) {
		super(at === null ? reason : `${reason} at ${at}`);
	}
}
