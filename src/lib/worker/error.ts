import type { WireError } from './protocol';

/** Every error that leaves Rolecheck: whose fault, a stable code, and words for a person. */
export class RolecheckError extends Error {
	override readonly name = 'RolecheckError';
	constructor(
		readonly blame: WireError['blame'],
		readonly code: string,
		message: string,
		options?: ErrorOptions
	) {
		super(message, options);
	}
}
