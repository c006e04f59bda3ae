import { describe, expect, it } from 'vitest';
import { TakenSteps } from '../../src/lib/source/folder-steps';
import { packageHost } from '../../src/lib/worker/package-host';
import type { Dropped } from '../../src/lib/worker/protocol';
import type { Handlers } from '../../src/lib/worker/serve';
import { richBundle } from '../bundle/rich-bundle';
import { zipOf } from '../bundle/pack';
import { packageOf } from '../cases/package-files';
import { caseNamed, suite } from '../cases/suite';
import { zipOfCase } from '../cases/zip-bytes';
import { MemoryFolder } from '../source/memory-folder';
import { unzip } from '../unzip';

const context = { progress: () => undefined };
const text = (bytes: Uint8Array | null | undefined): string =>
	new TextDecoder().decode(bytes ?? undefined);
const CONTRACT = 'agotalk.role.toml';

async function opened(input: Dropped): Promise<Handlers> {
	const { handlers } = packageHost();
	await handlers.open(input, context);
	await handlers.check({ deep: true }, context);
	return handlers;
}

const blob = (name: string, bytes: Uint8Array): Dropped => ({
	kind: 'blob',
	name,
	blob: new Blob([new Uint8Array(bytes)])
});

const codes = async (host: Handlers): Promise<readonly string[]> =>
	(await host.check({ deep: true }, context)).report.findings
		.filter(({ level }) => level === 'error')
		.map(({ code }) => code);

describe('a text laid over a file of a zip', () => {
	const { dir } = packageOf(suite, caseNamed('target-not-found'));
	const { name, bytes } = zipOfCase(suite, caseNamed('target-not-found'));

	it('is what is checked, read, repaired and written; the original can be had beside it', async () => {
		const host = await opened(blob(name, bytes));
		const file = { root: dir, path: CONTRACT };
		const before = text(await host.original(file, context));
		const good = before
			.replace('contents/game', 'contents/word-pop-game')
			.replace('0.1.0', '0.2.0');
		await host.edit({ ...file, text: good }, context);
		const checked = await host.check({ deep: true }, context);
		expect(checked.report.verdicts['publish']?.answer).toBe('yes');
		// It is another archive than the one whose SHA-256 is known.
		expect(checked.report.subject).toMatchObject({ sha256: null, version: '0.2.0' });
		expect(text(await host.original(file, context))).toBe(before);
		const repacked = await host.repack({ fixes: [] }, context);
		expect(repacked.name).toBe('words-john-0.2.0.zip');
		const entries = await unzip(new Uint8Array(await repacked.blob.arrayBuffer()));
		expect(text(entries.get(`${dir}/${CONTRACT}`))).toBe(good);

		await host.edit({ ...file, text: null }, context);
		expect(await codes(host)).toContain('ROLE_ENTRY_TARGET_NOT_FOUND');
		const again = await host.check({ deep: true }, context);
		expect(again.report.subject.sha256).toMatch(/^[0-9a-f]{64}$/u);
	});

	it('can stand for no file that is not there', async () => {
		const host = await opened(blob(name, bytes));
		expect(await host.original({ root: dir, path: 'none.md' }, context)).toBeNull();
		expect(await host.original({ root: dir, path: 'contents' }, context)).toBeNull();
		expect(await host.original({ root: '', path: CONTRACT }, context)).toBeNull();
	});
});

it('of two packages in one drop only the one that was meant is edited', async () => {
	const { files } = packageOf(suite, caseNamed('clean-b'));
	const folder = new MemoryFolder('two');
	for (const one of ['a', 'b'])
		for (const { name, data } of files) folder.write(`${one}/${name}`, text(data));
	const host = await opened({ kind: 'directory', handle: folder.handle });
	const faults = async (root: string) =>
		(await host.check({ root, deep: true }, context)).report.findings.map(({ code }) => code);
	const before = { a: await faults('a'), b: await faults('b') };
	await host.edit({ root: 'a', path: 'role.md', text: 'nothing' }, context);
	expect(await faults('b')).toEqual(before.b);
	expect(await faults('a')).not.toEqual(before.a);
});

describe('an edited folder', () => {
	it('is written where it was edited and repaired, and nowhere else', async () => {
		const { dir, files } = packageOf(suite, caseNamed('avatar-field-crlf'));
		const folder = new MemoryFolder(dir);
		for (const { name, data } of files) folder.write(name, text(data));
		const host = await opened({ kind: 'directory', handle: folder.handle });
		const before = folder.all;
		const role = before['role.md'] ?? '';
		await host.edit({ root: '', path: 'role.md', text: `${role}more\r\n` }, context);
		await host.edit({ root: '', path: 'intro.html', text: '<p>x</p>' }, context);
		const edits = await host.planFolder({ fixes: [] }, context);
		expect(edits.steps.map(({ kind, path }) => [kind, path])).toEqual([
			['write', 'intro.html'],
			['write', 'role.md']
		]);
		const { steps } = await host.planFolder({}, context);
		const taken = new TakenSteps(folder.handle);
		await taken.take(steps);
		const repaired = `${role}more\r\n`.replace(/^avatar:.*\r\n/mu, '');
		expect(folder.all).toEqual({ ...before, 'role.md': repaired, 'intro.html': '<p>x</p>' });
		await taken.putBack();
		expect(folder.all).toEqual(before);
	});

	it('gets back a file that was removed while it was edited', async () => {
		const { dir, files } = packageOf(suite, caseNamed('clean-b'));
		const folder = new MemoryFolder(dir);
		for (const { name, data } of files) folder.write(name, text(data));
		const host = await opened({ kind: 'directory', handle: folder.handle });
		await host.edit({ root: '', path: 'intro.html', text: '<p>mine</p>' }, context);
		folder.remove('intro.html');
		await host.refresh({ paths: null }, context);
		await host.check({ deep: true }, context);
		const { steps } = await host.planFolder({ fixes: [] }, context);
		await new TakenSteps(folder.handle).take(steps);
		expect(folder.all['intro.html']).toBe('<p>mine</p>');
	});
});

describe('what Rolecheck has no repairs for', () => {
	it('is edited too: a bundle leaves as a zip of all its files', async () => {
		const entries = richBundle();
		const host = await opened(blob('my-bundle.zip', zipOf(entries)));
		await expect(Promise.resolve(host.repack({ fixes: [] }, context))).rejects.toMatchObject({
			code: 'NOT_REPACKABLE'
		});
		const path = 'content/instructions.md';
		await host.edit({ root: '', path, text: '# Anew\n' }, context);
		const { name, blob: made, report } = await host.repack({ fixes: [] }, context);
		expect(name).toBe('my-bundle.zip');
		expect(report.subject.format).toBe('agent-compose-bundle');
		const written = await unzip(new Uint8Array(await made.arrayBuffer()));
		expect(text(written.get(`my-bundle/${path}`))).toBe('# Anew\n');
		expect([...written.keys()].toSorted()).toEqual(
			[...entries.keys()].map((one) => `my-bundle/${one}`).toSorted()
		);
	});
});
