import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { zipOf } from '../bundle/pack';
import { smallBundle } from '../bundle/small-bundle';
import { packageOf } from '../cases/package-files';
import { caseNamed, suite } from '../cases/suite';
import { writeScratchFile } from '../e2e/disk';
import { packageZip } from '../preview/driver';
import { FILES, FRAME } from '../preview/on-site';
import { unzip } from '../unzip';
import type { EngineWindow } from './driver/engine';
import { check, zipFile } from './page';

/** A zip with faults: the sentence, a light, a finding with its place, and the text there. */
export async function findings(window: EngineWindow): Promise<undefined> {
	expect(await check(window, zipFile('many-at-once'))).toContain('5 errors');
	await window.see({ text: 'Import: no', in: 'li' });
	await window.click({ css: '[data-code="ROLE_ENTRY_KIND_UNSUPPORTED"]' });
	await window.see({ text: 'agotalk.role.toml:11' });
	await window.see({ role: 'link', name: 'All about this code' });
}

/** Repairs it, saves the zip, and reads that with somebody else's reader. */
export async function repair(window: EngineWindow): Promise<undefined> {
	const { dir, files } = packageOf(suite, caseNamed('avatar-field-crlf'));
	await check(window, zipFile('avatar-field-crlf'));
	await window.click({ role: 'button', name: 'Review 1 repair' });
	const { name, bytes } = await window.saved(() =>
		window.click({ role: 'button', name: 'Download fixed zip' })
	);
	expect(name).toBe('words-john-0.1.0.zip');
	const entries = await unzip(bytes);
	expect([...entries.keys()]).toEqual(files.map((file) => `${dir}/${file.name}`).toSorted());
	const role = new TextDecoder().decode(entries.get(`${dir}/role.md`));
	expect(role).not.toContain('avatar:');
	await window.see({ text: createHash('sha256').update(bytes).digest('hex') });
	await window.see({ text: 'passes. It was read back' });
}

/** Starts the entry at the preview's origin, stops it, and shows the intro page, whose script does not run. */
export async function launch(window: EngineWindow): Promise<undefined> {
	await check(window, writeScratchFile('demo-0.1.0.zip', packageZip('demo', FILES)));
	await window.click({ role: 'tab', name: 'Preview' });
	await window.click({ css: '[role=tabpanel] button.primary' });
	await window.see({ css: 'body[data-ran]' }, { frames: [FRAME] });
	await window.click({ role: 'button', name: 'Stop' });
	await window.see({ css: '[role=tabpanel] button.primary' });
	await window.click({ role: 'button', name: 'Intro page' });
	await window.see({ css: 'iframe[title="Intro page"]' });
}

export async function bundle(window: EngineWindow): Promise<undefined> {
	expect(await check(window, writeScratchFile('my-bundle.zip', zipOf(smallBundle())))).toContain(
		'will be accepted'
	);
}
