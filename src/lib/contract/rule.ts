import { messageOf } from '../message-of';
import type { Finding } from './finding';

/** A pure, synchronous function from facts to findings. `name` appears when it fails. */
export interface Rule<Facts> {
	readonly name: string;
	readonly check: (facts: Facts) => Iterable<Finding>;
}

/** A rule of ours that threw: our fault, never the package's. */
export interface Fault {
	readonly rule: string;
	readonly message: string;
}

export interface Checked {
	readonly findings: Finding[];
	readonly faults: Fault[];
}

/** Runs every rule. One that throws is named as a fault; what it had found until then stays, the others still run. */
export function check<Facts>(facts: Facts, rules: readonly Rule<Facts>[]): Checked {
	const findings: Finding[] = [];
	const faults: Fault[] = [];
	for (const rule of rules) {
		try {
			for (const finding of rule.check(facts)) findings.push(finding);
		} catch (error) {
			faults.push({
				rule: rule.name,
				message: messageOf(error)
			});
		}
	}
	return { findings, faults };
}
