import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { ENGINES, type EngineName } from './driver/engine';

const FILE = join(import.meta.dirname, '../../docs/engines.md');

const HEAD = `# What works in which engine

Written by \`npm run test:engines\`; not by hand. ✓ works as meant. Words: what the engine lacks, and what comes of it.

`;

/** An engine’s cell: what the run has shown, and nothing else; null: nothing, as it was not part of it. */
function cellOf(test: TestCase | undefined): string | null {
	if (!test) return null;
	const result = test.result();
	if (result.state === 'skipped') return result.note ? `not tried: ${result.note}` : null;
	if (result.state !== 'passed') return '✗ fails';
	return test.meta().feature?.note ?? '✓';
}

const plain = (cell: string): string => cell.replaceAll('|', '\\\\|');

/** The rows of an earlier run, by feature: a run of a part leaves the others as they are. */
function earlier(): Map<string, readonly string[]> {
	const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
	const rows = text.split('\n').filter((line) => line.startsWith('| '));
	return new Map(
		rows.slice(2).map((line) => {
			const [name = '', ...cells] = line
				.split(/(?<!\\)\|/u)
				.slice(1, -1)
				.map((cell) => cell.trim());
			return [name, cells];
		})
	);
}

function earlierVersions(): Map<string, string> {
	const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
	return new Map(
		[...text.matchAll(/^- (\w+): (.+)$/gmu)].map(([, name = '', said = '']) => [name, said])
	);
}

/** Writes the table of features and engines from what a run of all of them has shown. */
export default class TableReporter implements Reporter {
	onTestRunEnd(modules: readonly TestModule[]): void {
		const rows = new Map<string, Map<EngineName, TestCase>>();
		const versions = new Map<EngineName, string>();
		for (const module of modules)
			for (const test of module.children.allTests()) {
				const engine = ENGINES.find(
					(name) => test.parent.type === 'suite' && test.parent.name === name
				);
				if (!engine) continue;
				const row = rows.get(test.name) ?? new Map<EngineName, TestCase>();
				rows.set(test.name, row.set(engine, test));
				const { feature } = test.meta();
				if (feature) versions.set(engine, feature.version);
			}
		const all = earlier();
		for (const [name, row] of rows)
			all.set(
				name,
				ENGINES.map((engine, at) => {
					const cell = cellOf(row.get(engine));
					return cell === null ? (all.get(name)?.[at] ?? '—') : plain(cell);
				})
			);
		const before = earlierVersions();
		const head = ['feature', ...ENGINES];
		const lines = [
			head,
			head.map(() => '---'),
			...[...all].map(([name, cells]) => [name, ...cells])
		].map((cells) => `| ${cells.join(' | ')} |`);
		const seen = ENGINES.map(
			(name) => `- ${name}: ${versions.get(name) ?? before.get(name) ?? 'not on the machine'}`
		);
		const day = new Date().toISOString().slice(0, 10);
		writeFileSync(
			FILE,
			`${HEAD}${lines.join('\n')}\n\nOn ${process.platform}, ${day}:\n\n${seen.join('\n')}\n`
		);
	}
}
