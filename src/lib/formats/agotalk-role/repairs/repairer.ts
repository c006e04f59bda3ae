import type { Finding } from '../../../contract/finding';
import type { Answers, Change, Need } from '../../../repack/change';
import type { ImageRecipe } from '../../../repack/image/recipe';
import type { RoleFacts } from '../facts/role-facts';

export type { Answers };

/** What a repair does for the findings that ask for it. Pure over the facts and the user's answers. */
export interface Repairer {
	readonly id: string;
	/** Ticked from the start. False: it is the author's decision. */
	readonly automatic: boolean;
	/** The questions it has to ask for these findings. */
	needs(facts: RoleFacts, findings: readonly Finding[]): readonly Need[];
	/** The file that it puts in place: of several that put the same one, one is enough. */
	fills?(facts: RoleFacts, findings: readonly Finding[]): string | null;
	/** What each choice of its question would make. */
	samples?(
		facts: RoleFacts,
		findings: readonly Finding[],
		answers: Answers
	): readonly ImageRecipe[] | null;
	/** Null: an answer is missing or not acceptable, or there is nothing it could do. */
	changes(
		facts: RoleFacts,
		findings: readonly Finding[],
		answers: Answers
	): readonly Change[] | null;
}

export const noNeeds = (): readonly Need[] => [];
