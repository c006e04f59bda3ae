import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { ENGINES, type EngineName } from './driver/engine';

const FILE = join(import.meta.dirname, '../../docs/engines.md');

const HEAD = `# What works in which engine

Written by \`npm run test:engines\`; not by hand. ✓ works as meant. Words: what the engine lacks, and what comes of it.

`;

/** An engine’s cell: what the run has shown, and nothing else. */
function cellOf(test: TestCase | undefined): string {
	if (!test) return '—';
	const result = test.result();
	if (result.state === 'skipped') return `not tried: ${result.note ?? 'no reason given'}`;
	if (result.state !== 'passed') return '✗ fails';
	return test.meta().feature?.note ?? '✓';
}

const plain = (cell: string): string => cell.replaceAll('|', '\\\\|');

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
		const head = ['feature', ...ENGINES];
		const lines = [
			head,
			head.map(() => '---'),
			...[...rows].map(([name, row]) => [name, ...ENGINES.map((engine) => cellOf(row.get(engine)))])
		].map((cells) => `| ${cells.map(plain).join(' | ')} |`);
		const seen = ENGINES.map((name) => `- ${name}: ${versions.get(name) ?? 'not on the machine'}`);
		const day = new Date().toISOString().slice(0, 10);
		writeFileSync(
			FILE,
			`${HEAD}${lines.join('\n')}\n\nOn ${process.platform}, ${day}:\n\n${seen.join('\n')}\n`
		);
	}
}
