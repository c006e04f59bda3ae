import type { Reached } from '../../../src/lib/scan/reach/reach';
import { type Launched, MOUNT } from './launch';

/** Findings against requests. Each finding that was asked for, each that was not, each request not foreseen. */
export interface Compared {
	readonly hits: readonly string[];
	readonly wrong: readonly string[];
	readonly missed: readonly string[];
	/** In files that the launch asked for and did not get: nothing is known of them. */
	readonly untried: readonly string[];
	/** Requests that some finding foresaw. */
	readonly foreseen: number;
}

const withoutQuery = (url: string): string => url.split(/[?#]/u, 1)[0] ?? '';

/** `//host/x`, `http://host/x` and `https://host/x` are one. */
const bare = (url: string): string =>
	withoutQuery(url)
		.replace(/^(?:https?:|wss?:)?\/\//iu, '')
		.replace(/\/$/u, '');

/** The path that a reference names, as far as its own text says: without the way up to where it starts. */
const tail = (url: string): string => {
	const path = withoutQuery(url).replaceAll('\\', '/');
	return path.replace(/^(?:\.{0,2}\/)+/u, '');
};

export function compare(found: Pick<Reached, 'network' | 'missing'>, seen: Launched): Compared {
	const hits: string[] = [];
	const wrong: string[] = [];
	const untried: string[] = [];
	const foreseen = new Set<string>();
	const failed = ({ path }: { path: string }): boolean =>
		seen.missing.some((one) => one.endsWith(`/${path}`));
	for (const one of [...found.network, ...found.missing]) if (failed(one)) untried.push(one.url);
	const network = found.network.filter((one) => !failed(one));
	const absent = found.missing.filter((one) => !failed(one));
	const judge = (label: string, matching: readonly string[]): void => {
		(matching.length > 0 ? hits : wrong).push(label);
		for (const one of matching) foreseen.add(one);
	};
	for (const label of new Set(network.map(({ url }) => bare(url)))) {
		judge(
			label,
			seen.network.filter((url) => bare(url) === label || bare(url).startsWith(`${label}/`))
		);
	}
	const missing = new Map(absent.map((one) => [`${one.why ?? ''} ${tail(one.url)}`, one]));
	for (const { url, why } of missing.values()) {
		if (why === 'root-base') {
			// One finding for all that starts at the root then.
			judge(
				url,
				seen.missing.filter((path) => !path.startsWith(MOUNT))
			);
			continue;
		}
		const end = `/${tail(url)}`;
		judge(
			url,
			seen.missing.filter((path) => decodeURI(path).endsWith(end) || path.endsWith(end))
		);
	}
	const all = [...seen.network, ...seen.missing];
	return {
		hits,
		wrong,
		untried,
		missed: all.filter((one) => !foreseen.has(one)),
		foreseen: foreseen.size
	};
}
