import type { TomlValue } from 'smol-toml';
import { applyEdits } from '../../../repack/apply';
import type { Change } from '../../../repack/change';
import type { ScreenshotPlan } from '../../../repack/screenshots';
import { parseContract, type ContractFile } from '../facts/contract-file';
import { valueAt } from '../facts/contract-values';
import type { RoleFacts } from '../facts/role-facts';
import { appendTexts } from './toml-array';

const KEYS = ['preview', 'screenshots'] as const;

const stem = (path: string): string => path.replace(/\.[^./]*$/u, '').toLowerCase();

/** The directory that there is, however it writes its capitals: another one would clash with it. */
function directoryIn(paths: readonly string[]): string {
	let directory = '';
	for (const segment of ['assets', 'screenshots']) {
		const wanted = `${directory}${segment}/`.toLowerCase();
		const there = paths.find((path) => path.toLowerCase().startsWith(wanted));
		directory = there?.slice(0, wanted.length) ?? `${directory}${segment}/`;
	}
	return directory;
}

/** Names that nothing in the package has, whatever its extension: a repair may make a PNG of it. */
function names({ layout }: RoleFacts, count: number): string[] {
	const paths = [...layout.existing.keys()];
	const taken = new Set(paths.map(stem));
	const directory = directoryIn(paths);
	const free: string[] = [];
	for (let n = 1; free.length < count; n++) {
		const path = `${directory}screenshot-${n}.png`;
		if (!taken.has(stem(path))) free.push(path);
	}
	return free;
}

const namedIn = ({ data }: ContractFile): readonly TomlValue[] => {
	const value = valueAt(data, ...KEYS);
	return Array.isArray(value) ? value : typeof value === 'string' ? [value] : [];
};

/** Names the files in the contract; null where the result would not read back so. */
function naming(contract: ContractFile, paths: readonly string[]): Change[] | null {
	if (contract.data === null || contract.badAt !== null) return null;
	const changes = appendTexts(contract, KEYS, paths);
	const edits = changes?.filter((change) => change.kind === 'edit') ?? [];
	const after = parseContract({
		state: 'ok',
		text: applyEdits(contract.text, edits),
		badAt: null
	});
	const wanted = JSON.stringify([...namedIn(contract), ...paths], plain);
	return JSON.stringify(namedIn(after), plain) === wanted ? changes : null;
}

const plain = (_key: string, value: unknown): unknown =>
	typeof value === 'bigint' ? String(value) : value;

/** Puts screenshots that were taken into the package, and names them in its contract. Null: there is no package. */
export function planScreenshots(
	facts: RoleFacts,
	pngs: readonly Uint8Array[]
): ScreenshotPlan | null {
	const { contract, where } = facts;
	if (where.root === null) return null;
	const named = namedIn(contract).length;
	const refuse = (refused: ScreenshotPlan['refused']): ScreenshotPlan => ({
		named,
		refused,
		repairs: []
	});
	if (contract.state === 'missing') return refuse('no-contract');
	const paths = names(facts, Math.max(pngs.length, 1));
	const edits = naming(contract, paths);
	if (!edits) return refuse('contract-broken');
	if (pngs.length === 0) return refuse(null);
	const files = pngs.map((bytes, at): Change => ({ kind: 'create', path: paths[at] ?? '', bytes }));
	const repair = {
		id: 'add-screenshots',
		at: null,
		automatic: true,
		needs: [],
		codes: [],
		changes: () => [...files, ...edits]
	};
	return { named, refused: null, repairs: [repair] };
}
