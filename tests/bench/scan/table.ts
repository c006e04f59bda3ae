import type { Build } from './builds';
import type { Compared } from './compare';

export interface Row {
	readonly build: Build;
	readonly compared: Compared;
	readonly milliseconds: number;
}

/** Why the scan and the launch disagree, by what the URL holds. */
const REASONS: readonly (readonly [part: string, why: string])[] = [
	['dm-sans', 'The font of the page, which stays without text there: its own server is absent.'],
	['/validator', 'An image whose URL a library keeps as a default and puts together when it runs.'],
	['__vitest_api__', 'A socket to the tool itself, its address computed from that of the page.'],
	['__connection.json', 'The path is computed; the file is made by the tool that serves the page.'],
	['openapi.json', 'A default deep in the options of a library.'],
	['/roles/app/ws', 'A socket to the tool itself, its address computed from that of the page.']
];

export const explained = (url: string): string | null =>
	REASONS.find(([part]) => url.includes(part))?.[1] ?? null;

const percent = (part: number, whole: number): string =>
	whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;

export function table(rows: readonly Row[]): string {
	const total = (of: (row: Row) => number): number => rows.reduce((sum, row) => sum + of(row), 0);
	const hits = total(({ compared }) => compared.hits.length);
	const wrong = total(({ compared }) => compared.wrong.length);
	const foreseen = total(({ compared }) => compared.foreseen);
	const missed = total(({ compared }) => compared.missed.length);
	const lines = rows.map(({ build, compared, milliseconds }) => {
		const { hits, wrong, foreseen, missed } = compared;
		const cells = [
			build.name,
			build.made,
			hits.length,
			wrong.length,
			foreseen,
			missed.length,
			milliseconds
		];
		return `| ${cells.join(' | ')} |`;
	});
	const untried = total(({ compared }) => compared.untried.length);
	const differences = rows.flatMap(({ build, compared }) => [
		...compared.wrong.map(
			(url) => `- ${build.name}: \`${url}\` was named and not asked for. ${explained(url) ?? ''}`
		),
		...compared.missed.map(
			(url) => `- ${build.name}: \`${url}\` was asked for and not named. ${explained(url) ?? ''}`
		)
	]);
	return `# The content scan against real launches

Written by \`npm run bench:scan\`. Each build is scanned as the contents of a package, and then opened in Chromium
from a server where it stands in a folder, as a role does, with other hosts refused. Compared are findings of
GUIDE_NETWORK_AT_LAUNCH and GUIDE_RESOURCE_MISSING with the requests of the first seconds, without query.

| build | made with | findings that came true | not | requests foreseen | not | scan, ms of processor time |
|---|---|---|---|---|---|---|
${lines.join('\n')}

Precision ${percent(hits, hits + wrong)} (${hits} of ${hits + wrong} findings), recall
${percent(foreseen, foreseen + missed)} (${foreseen} of ${foreseen + missed} requests). Not judged are ${untried} findings
in files that the launch asked for and did not get: an absolute path keeps them from loading, and from being tried.
A page whose \`<base>\` starts at the server's root has one finding for all that it then asks for in vain.

## Where they disagree

${differences.length === 0 ? 'Nowhere.' : differences.join('\n')}
`;
}
