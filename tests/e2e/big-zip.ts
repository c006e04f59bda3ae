import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { packageOf } from '../cases/package-files';
import { caseNamed, suite } from '../cases/suite';
import { centralRecord, claim, endRecord, localRecord } from '../cases/zip-bytes';
import { scratch } from './disk';

const MEBIBYTE = 2 ** 20;

/** A clean package with 32 stored files of 32 MiB beside it: 1 GiB on disk, made as fast as the disk writes. */
export function writeBigZip(): string {
	const { dir, files } = packageOf(suite, caseNamed('clean-b'));
	const noise = new Uint8Array(32 * MEBIBYTE);
	for (let at = 0; at < noise.length; at += 65_536)
		crypto.getRandomValues(noise.subarray(at, at + 65_536));
	const block = claim(noise, { method: 0 });
	const big = Array.from({ length: 32 }, (_, n) => {
		const name = Buffer.from(`${dir}/contents/word-pop-game/media/${n}.bin`);
		return { ...block, name, localName: name };
	});
	const path = join(scratch(), `${dir}-0.1.0.zip`);
	const file = openSync(path, 'w');
	const centrals: Buffer[] = [];
	let offset = 0;
	for (const entry of [
		...files.map(({ name, data }) => claim(data, { name: `${dir}/${name}` })),
		...big
	]) {
		centrals.push(centralRecord(entry, offset));
		offset += writeSync(file, localRecord(entry)) + writeSync(file, entry.body);
	}
	const directory = Buffer.concat(centrals);
	writeSync(file, directory);
	writeSync(file, endRecord(centrals.length, directory.length, offset));
	closeSync(file);
	return path;
}
