import { ReadError, type Tree } from '../../source/tree';
import { JSON_LIMIT } from './facts';
import { decode } from './json/decode';
import { string } from './json/leaf';
import { struct } from './json/struct';

const FORMAT = 'agent-compose.bundle';
const headShape = struct('bundle.Manifest', { format: string });

/** What the names at one directory say about it. */
interface Signs {
	/** Node of its manifest.json. */
	manifest: number | null;
	trace: boolean;
	/** It holds content/skills or content/instructions.md. */
	content: boolean;
}

/**
 * Directories that hold a bundle: the top, or else those one below it. A manifest that says so, or, where the manifest
 * is broken or lost, a trace.json beside `content`: its owner wants to hear what is wrong, not that nothing is here.
 */
export async function detect(tree: Tree): Promise<readonly string[]> {
	const signs = signsOf(tree);
	const found: string[] = [];
	for (const [root, sign] of signs) {
		const says = sign.manifest === null ? null : await formatOf(tree, sign.manifest);
		if (says === FORMAT || (sign.trace && sign.content) || looksLike(says, sign)) found.push(root);
	}
	return found.includes('') ? [''] : found.sort();
}

/** A misspelt format, or a manifest that does not parse beside one of a bundle's other parts. */
const looksLike = (says: string | null, sign: Signs): boolean =>
	says !== null && (/agent.?compose/iu.test(says) || (says === '' && (sign.trace || sign.content)));

/** Where a name may begin, and only there: it is asked of every file. */
const SIGN = /(?:(manifest|trace)\.json$|content\/(?:skills|instructions\.md)(?:\/|$))/uy;

function signsOf(tree: Tree): Map<string, Signs> {
	const signs = new Map<string, Signs>();
	tree.nodes.forEach(({ path, kind }, node) => {
		const slash = path.indexOf('/');
		for (const at of slash <= 0 ? [0] : [0, slash + 1]) {
			SIGN.lastIndex = at;
			const found = SIGN.exec(path);
			if (!found) continue;
			const [, document] = found;
			const root = path.slice(0, Math.max(at - 1, 0));
			const sign = signs.get(root) ?? { manifest: null, trace: false, content: false };
			signs.set(root, sign);
			if (document === 'manifest') sign.manifest = kind === 'file' ? node : null;
			else if (document === 'trace') sign.trace = true;
			else sign.content = true;
		}
	});
	return signs;
}

/** The format that a manifest names; `''` where it names none or does not parse; null where it cannot be read. */
async function formatOf(tree: Tree, node: number): Promise<string | null> {
	try {
		if ((tree.nodes[node]?.size ?? 0) > JSON_LIMIT) return '';
		const decoded = decode(await tree.read(node), headShape);
		return decoded.kind === 'value' ? decoded.value.format.value : '';
	} catch (error) {
		if (error instanceof ReadError) return null;
		throw error;
	}
}
