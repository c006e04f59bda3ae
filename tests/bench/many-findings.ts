import { join } from 'node:path';
import { writeFileSync } from 'node:fs';
import { zipSync, type Zippable } from 'fflate';
import { packageOf } from '../cases/package-files';
import { caseNamed, suite } from '../cases/suite';
import { scratch } from '../e2e/disk';

const MISSING = 9000;
const REMAINS = 1000;
const FILES = 20_000;

/** A package of 20,000 files with 10,000 findings: images that are missing, and what systems leave behind. */
export function manyFindings(): string {
	const { dir, files } = packageOf(suite, caseNamed('clean-b'));
	const entry = 'contents/word-pop-game/index.html';
	const zip: Zippable = Object.fromEntries(files.map(({ name, data }) => [`${dir}/${name}`, data]));
	const images = Array.from({ length: MISSING }, (_, n) => `<img src="images/none-${n}.png">`);
	const page = Buffer.concat([
		files.find(({ name }) => name === entry)?.data ?? Buffer.of(),
		Buffer.from(images.join('\n'))
	]);
	zip[`${dir}/${entry}`] = page;
	for (let n = 0; n < REMAINS; n++) zip[`${dir}/resources/left-${n}/.DS_Store`] = Buffer.of(0);
	for (let n = 0; Object.keys(zip).length < FILES; n++)
		for (let at = 0; at < 100; at++)
			zip[`${dir}/resources/part-${n}/note-${n}-${at}.md`] = Buffer.from(`# ${n}-${at}`);
	const path = join(scratch(), `${dir}-0.1.0.zip`);
	writeFileSync(path, zipSync(zip, { level: 1 }));
	return path;
}
