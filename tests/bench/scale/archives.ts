import { createCipheriv } from 'node:crypto';
import {
	closeSync,
	existsSync,
	mkdirSync,
	openSync,
	renameSync,
	writeFileSync,
	writeSync
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { packageOf } from '../../cases/package-files';
import { caseNamed, suite } from '../../cases/suite';
import { endRecords } from '../../../src/lib/archive/zip/records';
import { centralRecord, claim, localRecord } from '../../cases/zip-bytes';

/** What the archives of a benchmark are called in its table. */
export interface Archive {
	readonly name: string;
	readonly what: string;
	readonly path: string;
}

/** Kept from run to run: making 1 GiB takes longer than reading it. The number changes with what is in them. */
const CACHE = join(tmpdir(), 'rolecheck-bench-3');
/** Not the id that the contract names: the repack has a directory to rename. */
const TOP = 'words-john-main';

const MiB = 2 ** 20;

/** Bytes that look random and are the same in every run. */
const noise = createCipheriv('aes-128-ctr', Buffer.alloc(16, 7), Buffer.alloc(16)).update(
	Buffer.alloc(64 * MiB)
);

/** Words in an order that never repeats for long: DEFLATE makes half of it. */
const text = ((): Buffer => {
	const words = Array.from({ length: 4096 }, (_, n) => {
		const letters = noise.subarray(n * 12, n * 12 + 3 + ((noise[n] ?? 0) % 8));
		return String.fromCharCode(...letters.map((byte) => 97 + (byte % 26)));
	});
	const pick = (at: number): string => words[noise.readUInt16LE(MiB + at * 2) % words.length] ?? '';
	return Buffer.from(
		Array.from({ length: 4 * MiB }, (_, at) => (at % 12 === 11 ? `${pick(at)};\n` : pick(at))).join(
			' '
		)
	);
})();

/** A piece of endless bytes, from somewhere that `n` decides. */
function piece(of: Buffer, n: number, length: number): Buffer {
	const from = (n * 7_919_113) % of.length;
	const parts = [of.subarray(from, from + length)];
	for (let left = length - of.length + from; left > 0; left -= of.length)
		parts.push(of.subarray(0, Math.min(left, of.length)));
	return Buffer.concat(parts);
}

interface File {
	readonly name: string;
	readonly data: Buffer;
}

/** Three of five are scripts and texts, two are media; sizes vary by four about `mean` unpacked bytes. */
const smallFile = (n: number, mean: number): File => {
	const length = Math.round(mean * (0.4 + 1.2 * ((n * 37) % 100) * 0.01));
	const folder = `contents/word-pop-game/part-${n % 97}`;
	return n % 5 < 3
		? { name: `${folder}/script-${n}.${n % 2 ? 'js' : 'json'}`, data: piece(text, n, length) }
		: { name: `${folder}/media-${n}.${n % 2 ? 'png' : 'ogg'}`, data: piece(noise, n, length) };
};

/** One third noise, two thirds what DEFLATE makes half of. */
function bigFile(n: number, length: number): File {
	const parts: Buffer[] = [];
	for (let at = 0; at < length; at += 3 * MiB)
		parts.push(piece(noise, n + at, MiB), piece(text, n + at, 2 * MiB));
	return { name: `contents/word-pop-game/data/level-${n}.data`, data: Buffer.concat(parts) };
}

function* filesOf(count: number, file: (n: number) => File): Generator<File> {
	const { files } = packageOf(suite, caseNamed('clean-b'));
	yield* files.map(({ name, data }) => ({ name, data: Buffer.from(data) }));
	yield { name: '.DS_Store', data: piece(noise, 1, 6148) };
	for (let n = files.length + 1; n < count; n++) yield file(n);
}

function writeZip(path: string, files: Iterable<File>): void {
	const file = openSync(`${path}.part`, 'w');
	const centrals: Buffer[] = [];
	let offset = 0;
	for (const { name, data } of files) {
		const entry = claim(data, { name: `${TOP}/${name}` });
		centrals.push(centralRecord(entry, offset));
		offset += writeSync(file, localRecord(entry)) + writeSync(file, entry.body);
	}
	const directory = Buffer.concat(centrals);
	writeSync(file, directory);
	writeSync(file, endRecords(centrals.length, directory.length, offset));
	closeSync(file);
	renameSync(`${path}.part`, path);
}

function archive(name: string, what: string, files: () => Iterable<File>): Archive {
	mkdirSync(CACHE, { recursive: true });
	const path = join(CACHE, `${name}.zip`);
	if (!existsSync(path)) writeZip(path, files());
	return { name, what, path };
}

const small = (count: number, mean: number) => () => filesOf(count, (n) => smallFile(n, mean));

/** The three that the ratios are about. */
export const archives = (): Archive[] => [
	archive('a', '300 files, 8 MB', small(300, 40_000)),
	archive('b', '20,000 files, 200 MB', small(20_000, 13_800)),
	archive('c', '40 files, 1 GiB', () => filesOf(40, (n) => bigFile(n, 54 * MiB)))
];

/** The same kind of package with so many entries. */
export const archiveOf = (count: number): Archive =>
	archive(`n${count}`, `${count} files`, small(count, 2_000));

/** The 20,000 files of `b` as a folder. */
export function folder(): Archive {
	const path = join(CACHE, 'folder', 'words-john');
	if (!existsSync(path)) {
		const making = `${path}.part`;
		for (const { name, data } of small(20_000, 13_800)()) {
			mkdirSync(dirname(join(making, name)), { recursive: true });
			writeFileSync(join(making, name), data);
		}
		renameSync(making, path);
	}
	return { name: 'folder', what: 'a folder of 20,000 files', path };
}
