import { messageOf } from '../message-of';
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

/** What is not one of our errors by name is a mistake of ours. */
export const asRolecheckError = (error: unknown): RolecheckError =>
	error instanceof RolecheckError
		? error
		: new RolecheckError('ours', 'UNEXPECTED', messageOf(error), {
				cause: error
			});
