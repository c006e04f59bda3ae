import { concat } from '../content/compiled';
import { profileOf } from '../describe/text';
import { label } from '../describe/line';
import { load } from '../describe/load';
import { type BundleFacts, MANIFEST, TRACE } from '../facts';
import { pad } from '../go/pad';
import { encodeUtf8 } from '../go/utf8';
import type { Manifest } from '../manifest';
import { lookUp, walk } from '../tree';
import {
	compareDecisions,
	compareDigests,
	contentDigests,
	type DecisionChange,
	type DigestChange
} from './compare';

/** `diff` of the original. Bytes, not text: it cuts digests at 19 bytes, which may split a character. */
export type PrintedDiff =
	| { readonly ok: true; readonly bytes: Uint8Array }
	| { readonly ok: false; readonly error: string };

/** Both bundles must have been gathered deeply. */
export function diffText(left: BundleFacts, right: BundleFacts): PrintedDiff {
	const [l, r] = [load(left), load(right)];
	if (l.kind === 'failed') return { ok: false, error: l.error };
	if (r.kind === 'failed') return { ok: false, error: r.error };
	const { changes, unchanged } = compareDecisions(l.trace, r.trace);
	const pieces = [
		`${heading(l.manifest)} → ${heading(r.manifest)}\n`,
		...changes.map(decisionLine),
		changes.length === 0 ? '  no semantic differences\n' : '',
		`  ${unchanged} decisions unchanged\n`
	].map(encodeUtf8);
	const before = digestsOf(left, l.manifest);
	if (typeof before === 'string') return { ok: false, error: before };
	const after = digestsOf(right, r.manifest);
	if (typeof after === 'string') return { ok: false, error: after };
	const contents = compareDigests(before, after);
	if (contents.length > 0)
		pieces.push(encodeUtf8('  content changes:\n'), ...contents.map(contentLine));
	return { ok: true, bytes: concat(pieces) };
}

const heading = (manifest: Manifest): string =>
	`${profileOf(manifest)} (${manifest.delivery.mode.value})`;

function decisionLine({ subject, change, before, after }: DecisionChange): string {
	const name = pad(label(subject), 36);
	if (change === 'added') return `  + ${name} (${after?.outcome})\n`;
	if (change === 'removed') return `  - ${name} (${before?.outcome})\n`;
	return change === 'reason'
		? `  ~ ${name} still ${before?.outcome}, reason changed\n`
		: `  ~ ${name} ${before?.outcome} → ${after?.outcome}\n`;
}

const short = (digest: string | null): Uint8Array => encodeUtf8(digest ?? '').subarray(0, 19);

function contentLine({ name, before, after }: DigestChange): Uint8Array {
	const line = (sign: string, ...rest: Uint8Array[]): Uint8Array =>
		concat([encodeUtf8(`  ${sign} ${name} `), ...rest, encodeUtf8('\n')]);
	if (before === null) return line('+', short(after));
	if (after === null) return line('-', short(before));
	return line('~', short(before), encodeUtf8(' → '), short(after));
}

/** Content ids and files in one map, a file over an id of the same name; or the error that the original stops with. */
function digestsOf(facts: BundleFacts, manifest: Manifest): Map<string, string> | string {
	const digests = contentDigests(manifest);
	for (const { kind, path } of walk(facts.top)) {
		if (kind === 'directory' || path === MANIFEST || path === TRACE) continue;
		const file = kind === 'symlink' ? follow(facts, path) : path;
		if (file === null) return `open ${facts.name}/${path}: no such file or directory`;
		const hash = facts.hashes.get(file);
		if (hash === undefined) return `read ${facts.name}/${path}: is a directory`;
		digests.set(path, `sha256:${hash}`);
	}
	return digests;
}

/** Links that one link leads over at most, as on Linux. */
const HOPS = 40;

/** Where a symlink leads inside the bundle; null: nowhere that we can see. */
function follow(facts: BundleFacts, path: string): string | null {
	let at = path;
	for (let hop = 0; hop < HOPS; hop++) {
		const found = lookUp(facts.top, at);
		if (typeof found === 'string') return null;
		if (found.kind !== 'symlink') return at;
		const next = join(at, facts.links.get(at) ?? '');
		if (next === null) return null;
		at = next;
	}
	return null;
}

/** A link's target from the directory it lies in; null: outside the bundle, or absolute. */
function join(link: string, target: string): string | null {
	if (target === '' || target.startsWith('/')) return null;
	const segments = link.split('/').slice(0, -1);
	for (const segment of target.split('/')) {
		if (segment === '..') {
			if (segments.pop() === undefined) return null;
		} else if (segment !== '' && segment !== '.') segments.push(segment);
	}
	return segments.length === 0 ? null : segments.join('/');
}
