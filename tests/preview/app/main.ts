import { command, makeFrame, type FrameCommand } from '../../../src/lib/preview/frame';
import type { PreviewEvent } from '../../../src/lib/preview/event';
import { launchCheck, type LaunchResult } from '../../../src/lib/preview/launch-check';
import { Mount, type Mode } from '../../../src/lib/preview/mount';
import { previewSite } from '../../../src/lib/preview/origin';
import { PreviewRefused } from '../../../src/lib/preview/refused';

const site = previewSite({ app: new URL(location.href), base: '', setting: '', key: '' }) ?? '';
let mount: Mount | null = null;
let worker: Worker | null = null;
let frame: HTMLIFrameElement | null = null;
const events: PreviewEvent[] = [];

/** What the tests call. */
const harness = {
	site,
	events,
	ticks: 0,
	async open(blob: Blob, name: string): Promise<string | null> {
		const reader = new Worker(new URL('./package-worker.ts', import.meta.url), { type: 'module' });
		worker = reader;
		reader.postMessage({ blob, root: name });
		const connect = (): MessagePort => {
			const { port1, port2 } = new MessageChannel();
			reader.postMessage({ root: name }, [port1]);
			return port2;
		};
		try {
			mount = await Mount.open({ site, name, connect });
		} catch (error) {
			if (error instanceof PreviewRefused) return error.why;
			throw error;
		}
		mount.listen((event) => events.push(event));
		return null;
	},
	show(path: string, mode: Mode = 'launch'): string {
		if (!mount) throw new Error('nothing is mounted');
		frame?.remove();
		frame = makeFrame(mount, path, mode);
		frame.style.cssText = 'width:100%;height:100%';
		frame.name = 'shown';
		document.querySelector('#stage')?.append(frame);
		return frame.src;
	},
	command(what: FrameCommand): void {
		if (mount && frame) command(mount, frame, what);
	},
	check(entry: string, seconds: number, remembers: boolean | null): Promise<LaunchResult> {
		if (!mount) throw new Error('nothing is mounted');
		return launchCheck(mount, { entry, seconds, remembers });
	},
	stored: () => mount?.stored(),
	hide(): void {
		frame?.remove();
		frame = null;
	},
	async close(): Promise<void> {
		harness.hide();
		await mount?.close();
		worker?.terminate();
		mount = null;
		events.length = 0;
	}
};

export type Harness = typeof harness;
declare global {
	interface Window {
		harness: Harness;
	}
}
window.harness = harness;
setInterval(() => harness.ticks++, 20);
