import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { build } from 'vite';
import type { Reply } from '../../../src/lib/worker/protocol';
import { root } from '../../../scripts/run.mjs';
import { launchBrowser } from '../../e2e/browser';
import { Workbench } from '../../e2e/workbench';
import { watchMemory } from './memory';

/** An empty page at the site's origin, a file chosen in it, and workers to give that file to. */
export interface Lab {
	readonly page: Page;
	/** Megabytes above the empty page, at most, so far. */
	peak(): number;
	/** Megabytes above the empty page now. */
	held(): number;
	close(): Promise<void>;
}

const PAGE = '<!doctype html><title>bench</title><input type="file">';

/** The peers' worker as one script. */
async function peersScript(): Promise<string> {
	const made = await build({
		root,
		configFile: false,
		logLevel: 'error',
		build: {
			write: false,
			lib: {
				entry: join(root, 'tests/bench/scale/peers.worker.ts'),
				formats: ['es'],
				fileName: 'peers'
			}
		}
	});
	const [output] = Array.isArray(made) ? made : [made];
	if (!output || !('output' in output)) throw new Error('the peers were not built');
	return output.output[0].code;
}

/** The worker of the built site, by its address there. */
function ownWorker(): string {
	const folder = '_app/immutable/workers';
	const name = readdirSync(join(root, 'build', folder)).find((file) => file.startsWith('worker-'));
	if (name === undefined) throw new Error('the build has no worker');
	return `/${folder}/${name}`;
}

/** Not in TypeScript's own declarations. */
interface ItemWithHandle {
	getAsFileSystemHandle?(): Promise<FileSystemHandle | null>;
}

/** What the page offers to the measurements, once `prepare` has run in it. */
declare global {
	interface Window {
		lab: {
			/** Calls a method of a worker of the site. */
			call(method: string, params: unknown, onReply?: (reply: Reply) => void): Promise<unknown>;
			/** A worker that has loaded its script. */
			start(kind: 'own' | 'peers'): Promise<void>;
			peer(task: string): Promise<{ entries?: number; error?: string }>;
			stop(): void;
			file(): File;
			/** Of the folder that was dropped. */
			handle(): FileSystemDirectoryHandle;
			/** The zip that was made last. */
			blob: Blob;
		};
	}
}

function prepare({ own, peers }: { own: string; peers: string }): void {
	let worker: Worker | null = null;
	let next = 1;
	const file = (): File => {
		const [chosen] = document.querySelector('input')?.files ?? [];
		if (!chosen) throw new Error('no file was chosen');
		return chosen;
	};
	const running = (): Worker => {
		if (!worker) throw new Error('no worker runs');
		return worker;
	};
	let dropped: FileSystemHandle | null = null;
	document.addEventListener('dragover', (event) => event.preventDefault());
	document.addEventListener('drop', (event) => {
		event.preventDefault();
		const item: (DataTransferItem & ItemWithHandle) | undefined = event.dataTransfer?.items[0];
		void item?.getAsFileSystemHandle?.().then((handle) => {
			dropped = handle;
			document.title = 'dropped';
		});
	});
	window.lab = {
		file,
		blob: new Blob(),
		handle() {
			if (!(dropped instanceof FileSystemDirectoryHandle)) throw new Error('no folder was dropped');
			return dropped;
		},
		async start(kind) {
			worker?.terminate();
			worker = new Worker(kind === 'own' ? own : peers, { type: 'module' });
			/* Asking for what cannot be had yet is the sign that the script has run. */
			if (kind === 'own') await window.lab.call('describe', null).catch(() => null);
			else await window.lab.peer('wake');
		},
		stop: () => worker?.terminate(),
		call: (method, params, onReply) =>
			new Promise((resolve, reject) => {
				const id = next++;
				const target = running();
				let parts = 0;
				let value: unknown = null;
				const listen = ({ data }: MessageEvent<Reply>): void => {
					if (data.id !== id) return;
					onReply?.(data);
					if (data.kind === 'progress') return;
					/* What crosses after it are the items of its lists; nothing here looks at them. */
					if (data.kind === 'answer') parts = data.parts;
					if (data.kind === 'answer') value = data.value;
					if (data.kind === 'part') parts--;
					if (data.kind !== 'error' && parts > 0) return;
					target.removeEventListener('message', listen);
					if (data.kind !== 'error') resolve(value);
					else reject(new Error(`${data.error.code}: ${data.error.message}`));
				};
				target.addEventListener('message', listen);
				target.postMessage({ id, method, params });
			}),
		peer: (task) =>
			new Promise((resolve) => {
				running().addEventListener(
					'message',
					({ data }: MessageEvent<{ entries?: number; error?: string }>) => resolve(data),
					{ once: true }
				);
				running().postMessage({ task, file: file() });
			})
	};
}

/** Opens labs on one site, each in a browser of its own, so that nothing is left from the one before. */
export async function labs(site: string): Promise<(path?: string) => Promise<Lab>> {
	const script = await peersScript();
	const own = ownWorker();
	return async (path) => {
		const browser: Browser = await launchBrowser();
		const tab = await browser.newPage();
		const isFolder = path !== undefined && statSync(path).isDirectory();
		await tab.route('**/bench/*', (route) =>
			route.request().url().endsWith('.js')
				? route.fulfill({ contentType: 'text/javascript', body: script })
				: route.fulfill({ contentType: 'text/html', body: PAGE })
		);
		await tab.goto(`${site}/bench/page`);
		if (path !== undefined && !isFolder) await tab.setInputFiles('input', path);
		await tab.evaluate(prepare, { own, peers: '/bench/peers.js' });
		if (path !== undefined && isFolder) {
			await new Workbench(tab, site).drop(path);
			await tab.waitForFunction(() => document.title === 'dropped');
		}
		await tab.waitForTimeout(300);
		const memory = await watchMemory(browser);
		return { page: tab, ...memory, close: () => browser.close() };
	};
}
