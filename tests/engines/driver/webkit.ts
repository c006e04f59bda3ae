import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ClassicWindow } from './classic-window';
import { downloadsIn } from './downloads';
import type { Engine } from './engine';
import { Program, until } from './program';
import { webdriverWire } from './webdriver-wire';

async function freePort(): Promise<number> {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const address = server.address();
	server.close();
	await once(server, 'close');
	return typeof address === 'object' && address ? address.port : 0;
}

/** A screen that nobody sees. Resolves to its name, `:99`. */
async function hiddenScreen(): Promise<{ name: string; screen: Program }> {
	const screen = new Program(
		'Xvfb',
		['-displayfd', '3', '-screen', '0', '1500x1100x24', '-nolisten', 'tcp'],
		{ stdio: ['ignore', 'ignore', 'ignore', 'pipe'] }
	);
	const told = screen.stream(3);
	if (!told) throw new Error('Xvfb does not start');
	const [number] = (await once(told, 'data')) as readonly unknown[];
	return { name: `:${String(number).trim()}`, screen };
}

/** WebKitGTK's MiniBrowser, the engine of Safari as Debian builds it, through its WebDriver. */
export async function startWebkit(program: string): Promise<Engine> {
	const home = mkdtempSync(join(tmpdir(), 'rolecheck-webkit-'));
	const downloads = join(home, 'downloads');
	mkdirSync(downloads);
	mkdirSync(join(home, '.config'));
	writeFileSync(join(home, '.config/user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/downloads"\n');
	const { name, screen } = await hiddenScreen();
	const port = await freePort();
	const driver = new Program(program, ['-p', String(port)], {
		env: {
			...process.env,
			DISPLAY: name,
			GDK_BACKEND: 'x11',
			HOME: home,
			XDG_CONFIG_HOME: join(home, '.config'),
			LANG: 'en_US.UTF-8',
			WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1'
		}
	});
	const end = async (): Promise<void> => {
		await driver.end();
		await screen.end();
		rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
	};
	try {
		const server = `http://127.0.0.1:${port}`;
		await until('WebKitWebDriver', () => fetch(`${server}/status`).catch(() => null));
		const wire = await webdriverWire(server, { unhandledPromptBehavior: 'dismiss' }, end);
		const handle = String(await wire.send('GetWindowHandle'));
		const window = new ClassicWindow(wire, handle, downloadsIn(downloads));
		const version = await window.evaluate(() => navigator.userAgent, []);
		return { name: 'webkit', version, window, end: () => wire.end() };
	} catch (error) {
		await end();
		throw error;
	}
}
