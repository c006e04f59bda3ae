import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Container } from '../../src/lib/contract/report';
import {
	NONE_HARMLESS,
	type NodeKind,
	type Problem,
	type Tree,
	type TreeNode
} from '../../src/lib/source/tree';

export interface MemoryEntry {
	kind: NodeKind;
	bytes: Uint8Array;
	/** Of a symlink. */
	target?: string;
	/** Bytes of its path, where they are no UTF-8. */
	raw?: Uint8Array;
}

/** Files of a package by path; what a test builds, changes and turns into a tree. */
export type Entries = Map<string, MemoryEntry>;

export const file = (content: string | Uint8Array): MemoryEntry => ({
	kind: 'file',
	bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content
});

export const entriesOf = (files: Readonly<Record<string, string | Uint8Array>>): Entries =>
	new Map(Object.entries(files).map(([path, content]) => [path, file(content)]));

/** A folder of the disk, read whole. */
export function readFolder(folder: string): Entries {
	const entries: Entries = new Map();
	for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
		const path = join(folder, name);
		if (statSync(path).isFile()) entries.set(name.replaceAll('\\', '/'), file(readFileSync(path)));
	}
	return entries;
}

export function memoryTree(
	entries: Entries,
	{ name = 'bundle', container = 'folder' }: { name?: string; container?: Container } = {}
): Tree {
	const list = [...entries];
	const nodes: TreeNode[] = list.map(([path, entry]) => ({
		path,
		kind: entry.kind,
		size: entry.bytes.length,
		safe: entry.raw === undefined
	}));
	const problems: Problem[] = list.flatMap(([path, entry], node) =>
		entry.raw
			? [{ kind: 'entry', reason: 'name-encoding', name: path, node, offset: null, detail: '' }]
			: []
	);
	return {
		name,
		container,
		bytes: nodes.reduce((sum, { size }) => sum + size, 0),
		nodes,
		problems,
		read(node, options) {
			const bytes = list[node]?.[1].bytes ?? new Uint8Array();
			return Promise.resolve(bytes.subarray(0, options?.limit ?? bytes.length));
		},
		linkTarget: (node) => Promise.resolve(list[node]?.[1].target ?? null),
		verify: () =>
			Promise.resolve({ problems, checked: nodes.length, harmless: NONE_HARMLESS, sha256: null })
	};
}
