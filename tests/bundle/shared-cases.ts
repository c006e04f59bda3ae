/* The recorded single-fault mutants, applied in memory as apply-case.mjs applies them on a disk. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Entries, file, readFolder } from './memory-tree';

export interface Op {
	op: string;
	path: string;
	text?: string;
	base64?: string;
	to?: string;
	target?: string;
	dir?: string;
	name_base64?: string;
	at?: (string | number)[];
	value?: unknown;
	find?: string;
	with?: string;
	with_base64?: string;
	count?: number;
	key?: string;
	open?: string;
	close?: string;
	inner?: string;
	depth?: number;
	mode?: string;
}

export interface Case {
	name: string;
	group: string;
	base: string;
	ops: Op[];
	arg?: string;
	unprivileged?: boolean;
	nondeterministic?: string[];
	export?: boolean;
	expect: {
		accepted: boolean;
		error?: string;
		skills?: number;
		files?: number;
		describe_error?: string;
		export_ok?: boolean;
		export_error?: string;
		export_tar_sha256?: string;
	};
}

export const loadCases = (folder: string): Case[] =>
	(JSON.parse(readFileSync(join(folder, 'cases.json'), 'utf8')) as { cases: Case[] }).cases;

const bytesOf = (op: Op): Uint8Array =>
	op.base64 === undefined ? Buffer.from(op.text ?? '', 'utf8') : Buffer.from(op.base64, 'base64');

/** Where an op works: below the bundle, or beside it. */
const place = (path = ''): string =>
	path.startsWith('../') ? path.slice(3) : path === '' ? 'bundle' : `bundle/${path}`;

const below = (entries: Entries, path: string): string[] =>
	[...entries.keys()].filter((name) => name === path || name.startsWith(`${path}/`));

function json(
	entries: Entries,
	path: string,
	change: (node: Record<string, unknown>, key: string) => void,
	at: (string | number)[]
): void {
	const document: unknown = JSON.parse(new TextDecoder().decode(entries.get(path)?.bytes));
	let node = document as Record<string, unknown>;
	for (const key of at.slice(0, -1)) node = node[key] as Record<string, unknown>;
	change(node, String(at.at(-1)));
	entries.set(path, file(JSON.stringify(document, null, 2) + '\n'));
}

function replace(source: Buffer, op: Op): Uint8Array {
	const find = Buffer.from(op.find ?? '', 'utf8');
	const replacement =
		op.with_base64 === undefined
			? Buffer.from(op.with ?? '', 'utf8')
			: Buffer.from(op.with_base64, 'base64');
	const pieces: Buffer[] = [];
	let from = 0;
	let count = 0;
	for (let at = source.indexOf(find); at >= 0; at = source.indexOf(find, from), count++) {
		pieces.push(source.subarray(from, at), replacement);
		from = at + find.length;
	}
	if (count !== (op.count ?? 1)) throw new Error(`replace found ${count} of ${op.find}`);
	return Buffer.concat([...pieces, source.subarray(from)]);
}

export function applyOp(entries: Entries, op: Op): void {
	const path = place(op.path);
	const old = Buffer.from(entries.get(path)?.bytes ?? []);
	switch (op.op) {
		case 'write':
			return void entries.set(path, file(bytesOf(op)));
		case 'append':
			return void entries.set(path, file(Buffer.concat([old, bytesOf(op)])));
		case 'prepend':
			return void entries.set(path, file(Buffer.concat([bytesOf(op), old])));
		case 'delete': {
			/* What held it stays, perhaps empty. */
			const parent = path.slice(0, path.lastIndexOf('/'));
			for (const name of below(entries, path)) entries.delete(name);
			if (below(entries, parent).length === 0)
				entries.set(parent, { kind: 'directory', bytes: new Uint8Array() });
			return;
		}
		case 'mkdir':
			return void entries.set(path, { kind: 'directory', bytes: new Uint8Array() });
		case 'rename': {
			const parent = path.slice(0, path.lastIndexOf('/'));
			for (const name of below(entries, path)) {
				const entry = entries.get(name);
				entries.delete(name);
				if (entry) entries.set(place(op.to ?? '') + name.slice(path.length), entry);
			}
			if (below(entries, parent).length === 0)
				entries.set(parent, { kind: 'directory', bytes: new Uint8Array() });
			return;
		}
		case 'symlink':
			return void entries.set(path, {
				kind: 'symlink',
				bytes: new Uint8Array(),
				target: op.target ?? ''
			});
		case 'fifo':
			return void entries.set(path, { kind: 'other', bytes: new Uint8Array() });
		case 'chmod':
			return;
		case 'writeraw': {
			const raw = Buffer.from(op.name_base64 ?? '', 'base64');
			const name = raw.toString('utf8');
			const entry = file(op.text ?? '');
			const bytes = Buffer.concat([Buffer.from(op.dir ? `${op.dir}/` : ''), raw]);
			if (!Buffer.from(name, 'utf8').equals(raw)) entry.raw = bytes;
			return void entries.set(`${place(op.dir ?? '')}/${name}`, entry);
		}
		case 'jsonset':
			return json(entries, path, (node, key) => (node[key] = op.value), op.at ?? []);
		case 'jsondelete':
			return json(
				entries,
				path,
				(node, key) => {
					if (Array.isArray(node)) node.splice(Number(key), 1);
					else Reflect.deleteProperty(node, key);
				},
				op.at ?? []
			);
		case 'replace':
			return void entries.set(path, file(replace(old, op)));
		case 'nest': {
			const source = old.toString('utf8');
			const at = source.indexOf('{') + 1;
			const depth = op.depth ?? 0;
			const inner =
				(op.open ?? '').repeat(depth) + (op.inner ?? '') + (op.close ?? '').repeat(depth);
			const added = `${JSON.stringify(op.key)}:${inner},`;
			return void entries.set(path, file(source.slice(0, at) + added + source.slice(at)));
		}
		default:
			throw new Error(`unknown op ${op.op}`);
	}
}

/** A base bundle with its ops applied; paths are relative to the bundle. */
export function applyCase(
	folder: string,
	{ base, ops, arg }: Pick<Case, 'base' | 'ops' | 'arg'>
): Entries {
	const entries: Entries = new Map();
	for (const [path, entry] of readFolder(join(folder, 'real', base)))
		entries.set(`bundle/${path}`, entry);
	for (const op of ops) applyOp(entries, op);
	const root = arg === 'empty' ? 'empty' : 'bundle';
	return new Map(
		[...entries]
			.filter(([path]) => path.startsWith(`${root}/`))
			.map(([path, entry]) => [path.slice(root.length + 1), entry])
	);
}
