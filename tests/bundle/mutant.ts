import { type Entries, file } from './memory-tree';
import { richBundle } from './rich-bundle';

/** What a mutant does to one path of the rich bundle. `file`: bytes from `at`, `drop` of them, give way to others. */
type Op =
	| { op: 'remove' | 'directory' | 'other'; path: string }
	| { op: 'symlink'; path: string; target: string }
	| { op: 'raw'; base64: string }
	| { op: 'file'; path: string; at: number; drop: number; text?: string; base64?: string };

export interface Mutant {
	group: string;
	name: string;
	ops: Op[];
	/** What the original prints; null: it accepts. */
	error: string | null;
	/** SHA-256 of the tar it exports, or what it prints instead. */
	tar?: string;
	refused?: string;
}

function apply(entries: Entries, op: Op): void {
	if (op.op === 'remove') entries.delete(op.path);
	else if (op.op === 'raw') {
		const raw = Buffer.from(op.base64, 'base64');
		entries.set(raw.toString('utf8'), { ...file('x'), raw });
	} else if (op.op === 'file') {
		const old = Buffer.from(entries.get(op.path)?.bytes ?? []);
		const middle =
			op.base64 === undefined ? Buffer.from(op.text ?? '') : Buffer.from(op.base64, 'base64');
		const after = old.subarray(op.at + op.drop);
		entries.set(op.path, file(Buffer.concat([old.subarray(0, op.at), middle, after])));
	} else entries.set(op.path, { kind: op.op, bytes: new Uint8Array(), ...targetOf(op) });
}

const targetOf = (op: Op): { target?: string } =>
	op.op === 'symlink' ? { target: op.target } : {};

export function mutated({ ops }: Mutant): Entries {
	const entries = richBundle();
	for (const op of ops) apply(entries, op);
	return entries;
}
