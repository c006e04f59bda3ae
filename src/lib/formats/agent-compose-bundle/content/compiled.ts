import type { Manifest } from '../manifest';
import { type SelectedSkill, selectedSkills } from '../rules/skills';
import type { Trace } from '../trace';
import { type Files, INSTRUCTIONS } from './recompute';

const NEWLINE = 10;

/** Selected skills in the order of the compiled document: role, boundaries, personalities, then the rest. */
function ordered(manifest: Manifest, trace: Trace): SelectedSkill[] {
	const left = new Set(selectedSkills(trace));
	const byName = new Map<string, SelectedSkill>();
	/* Of two sources with one skill the first in the trace is the one that is meant. */
	for (const skill of [...left].reverse()) byName.set(skill.skill, skill);
	const first = [
		manifest.role_skill.value,
		...manifest.boundaries.items.map(({ value }) => `boundary-${value}`),
		...manifest.personalities.items.map(({ value }) => `personality-${value}`)
	];
	const taken: SelectedSkill[] = [];
	for (const name of first) {
		const found = byName.get(name);
		if (found && left.delete(found)) taken.push(found);
	}
	return [...taken, ...left];
}

/** What delivery/compiled.md must hold (section 6); null: a part of it is not there. */
export function compile(files: Files, manifest: Manifest, trace: Trace): Uint8Array | null {
	const instructions = files.body(INSTRUCTIONS);
	if (instructions === undefined) return null;
	const pieces: Uint8Array[] = [instructions];
	let last = instructions.at(-1);
	for (const { directory } of ordered(manifest, trace)) {
		const body = files.body(`content/skills/${directory}/SKILL.md`);
		if (body === undefined) return null;
		pieces.push(
			Uint8Array.from(last === undefined || last === NEWLINE ? [NEWLINE] : [NEWLINE, NEWLINE]),
			body
		);
		last = body.at(-1) ?? NEWLINE;
	}
	return concat(pieces);
}

export function concat(pieces: readonly Uint8Array[]): Uint8Array {
	const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
	let at = 0;
	for (const piece of pieces) {
		whole.set(piece, at);
		at += piece.length;
	}
	return whole;
}
