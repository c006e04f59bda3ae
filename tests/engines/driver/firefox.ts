import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ClassicWindow } from './classic-window';
import { downloadsIn } from './downloads';
import type { Engine } from './engine';
import { marionetteWire } from './marionette-wire';
import { Program, until } from './program';

/** Quiet, saves without asking, and sends nothing to its maker. */
const preferences = (downloads: string): Readonly<Record<string, string | number | boolean>> => ({
	'marionette.port': 0,
	'intl.locale.requested': 'en-US',
	'browser.download.folderList': 2,
	'browser.download.dir': downloads,
	'browser.download.useDownloadDir': true,
	'browser.download.always_ask_before_handling_new_types': false,
	'browser.download.alwaysOpenPanel': false,
	'browser.shell.checkDefaultBrowser': false,
	'browser.startup.page': 0,
	'browser.aboutwelcome.enabled': false,
	'datareporting.policy.dataSubmissionEnabled': false,
	'toolkit.telemetry.reportingpolicy.firstRun': false,
	'network.captive-portal-service.enabled': false,
	'network.connectivity-service.enabled': false,
	'app.normandy.enabled': false,
	'app.update.disabledForTesting': true,
	'browser.safebrowsing.update.enabled': false,
	'extensions.systemAddon.update.enabled': false,
	'dom.disable_beforeunload': true
});

export async function startFirefox(program: string): Promise<Engine> {
	const profile = mkdtempSync(join(tmpdir(), 'rolecheck-firefox-'));
	const downloads = join(profile, 'downloads');
	mkdirSync(downloads);
	const lines = Object.entries(preferences(downloads)).map(
		([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`
	);
	writeFileSync(join(profile, 'user.js'), lines.join(''));
	const browser = new Program(
		program,
		['--marionette', '--headless', '--no-remote', '--profile', profile],
		{
			env: { ...process.env, MOZ_HEADLESS_WIDTH: '1400', MOZ_HEADLESS_HEIGHT: '900', HOME: profile }
		}
	);
	const end = async (): Promise<void> => {
		await browser.end();
		rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
	};
	try {
		// Firefox writes down which port it took.
		const port = await until('Firefox', async () => {
			if (browser.ended) throw new Error('Firefox has ended');
			try {
				return Number(readFileSync(join(profile, 'MarionetteActivePort'), 'utf8'));
			} catch {
				return null;
			}
		});
		const wire = await marionetteWire(port, end);
		const handle = String(await wire.send('GetWindowHandle'));
		const window = new ClassicWindow(wire, handle, downloadsIn(downloads));
		const version = await window.evaluate(() => navigator.userAgent, []);
		return { name: 'firefox', version, window, end: () => wire.end() };
	} catch (error) {
		await end();
		throw error;
	}
}
