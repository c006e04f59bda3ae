import type { Repair } from './change';

/** `no-contract`: there is no file to name it in; `contract-broken`: it can't be written into it as it stands. */
export type ScreenshotRefusal = 'no-contract' | 'contract-broken';

/** What becomes of screenshots that were taken for a package. */
export interface ScreenshotPlan {
	/** How many the package names without them. */
	readonly named: number;
	readonly refused: ScreenshotRefusal | null;
	readonly repairs: readonly Repair[];
}
