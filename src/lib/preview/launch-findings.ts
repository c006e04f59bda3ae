import type { Finding } from '../contract/finding';
import { Lines } from '../contract/lines';
import { LAUNCH_BLANK, LAUNCH_TIMEOUT } from '../formats/agotalk-role/launch/display';
import { LAUNCH_NETWORK_ATTEMPT } from '../formats/agotalk-role/launch/network-attempt';
import { LAUNCH_RESOURCE_MISSING } from '../formats/agotalk-role/launch/resource-missing';
import {
	LAUNCH_CONSOLE_ERROR,
	LAUNCH_SCRIPT_ERROR
} from '../formats/agotalk-role/launch/script-error';
import { LAUNCH_STATE_KEPT, LAUNCH_STATE_NOT_KEPT } from '../formats/agotalk-role/launch/state';
import type { Stored } from '../../preview-origin/host/control';
import type { EventOf, PreviewEvent } from './event';

/** Everything a launch check saw. */
export interface LaunchSeen {
	readonly events: readonly PreviewEvent[];
	readonly loaded: boolean;
	readonly painted: boolean;
	/** After a reload; null: nobody could look. */
	readonly stored: Stored | null;
	readonly remembers: boolean | null;
	/** `entry.target` */
	readonly entry: string;
	readonly seconds: number;
}

type PathOf = (url: string) => string | null;

/** Findings, each once, and the texts that their places are in. `textOf` gives null for what can't be read. */
export async function launchFindings(
	seen: LaunchSeen,
	pathOf: PathOf,
	textOf: (path: string) => Promise<string | null>
): Promise<{ findings: Finding[]; texts: Map<string, string> }> {
	const texts = new Map<string, string>();
	const found: Finding[] = [];
	for (const event of seen.events) {
		const pageOf = (url: string): string => pathOf(url) ?? seen.entry;
		if (event.kind === 'request') found.push(...missing(event, pathOf));
		if (event.kind === 'foreign' && !event.user)
			found.push(
				LAUNCH_NETWORK_ATTEMPT.find(
					'',
					{ url: event.url, how: event.how },
					{ path: pageOf(event.page) }
				)
			);
		if (event.kind === 'console' && event.level === 'error')
			found.push(
				LAUNCH_CONSOLE_ERROR.find('', { message: event.text }, { path: pageOf(event.page) })
			);
		if (event.kind === 'error') found.push(await scriptError(event, pageOf, textOf, texts));
	}
	found.push(...whole(seen));
	const once = new Map(found.map((finding) => [JSON.stringify(finding), finding]));
	return { findings: [...once.values()], texts };
}

/** Browsers ask for this one by themselves. */
const FAVICON = '/favicon.ico';

function* missing(event: EventOf<'request'>, pathOf: PathOf): Generator<Finding> {
	if (event.status !== 404) return;
	const inside = pathOf(event.url);
	const { pathname } = new URL(event.url);
	if (inside === null && pathname === FAVICON) return;
	yield LAUNCH_RESOURCE_MISSING.find(
		'',
		{ target: inside ?? pathname },
		{ path: pathOf(event.page), hint: inside === null ? 'absolute' : null }
	);
}

async function scriptError(
	event: EventOf<'error'>,
	pageOf: (url: string) => string,
	textOf: (path: string) => Promise<string | null>,
	texts: Map<string, string>
): Promise<Finding> {
	const path = event.file === '' ? pageOf(event.page) : pageOf(event.file);
	const text = event.line > 0 ? (texts.get(path) ?? (await textOf(path))) : null;
	if (text !== null) texts.set(path, text);
	const start = text === null ? null : new Lines(text).offset(event.line, event.column || 1);
	return LAUNCH_SCRIPT_ERROR.find(
		event.rejection ? 'rejection' : 'error',
		// Some engines put the word before it that the sentence begins with.
		{ message: event.message.replace(/^Uncaught /u, '') },
		{
			path,
			span: start === null ? null : { start, end: start },
			more: { line: event.line, column: event.column }
		}
	);
}

/** What is true of the run as a whole. A page that never loaded is not also blamed for being blank. */
function* whole(seen: LaunchSeen): Generator<Finding> {
	const { seconds, entry: path } = seen;
	if (!seen.loaded) yield LAUNCH_TIMEOUT.find('', { seconds }, { path });
	else if (!seen.painted) yield LAUNCH_BLANK.find('', { seconds }, { path });
	if (!seen.loaded || !seen.stored) return;
	const kinds = keptKinds(seen.stored);
	const contract = { path: 'agotalk.role.toml' };
	if (seen.remembers === true && kinds.length === 0)
		yield LAUNCH_STATE_NOT_KEPT.find('', {}, contract);
	if (seen.remembers === false && kinds.length > 0)
		yield LAUNCH_STATE_KEPT.find('', { kinds }, contract);
}

/** Caches are left out: a service worker fills them with the package's own files, which is nobody's progress. */
const keptKinds = (stored: Stored): string[] =>
	[
		stored.localStorage > 0 && 'localStorage',
		stored.indexedDb > 0 && 'IndexedDB',
		stored.cookies > 0 && 'cookies',
		stored.files > 0 && 'file system'
	].filter((kind) => kind !== false);
