import type { Mount as MountName } from '../../preview-origin/names';
import type { Stored } from '../../preview-origin/host/control';
import { configuredOrigin } from './origin';
import { parseEvent, type PreviewEvent } from './event';
import { fenceFrames } from './fence';
import type { HostConnection } from './host-connection';
import { hiddenHost } from './host-connection';
import { PortProvider } from './port-provider';
import { encodePath, newToken, packagePath, placeOf } from './package-url';
import type { FileProvider } from './provider';
import { Rate } from './rate';
import { PreviewRefused } from './refused';

const EVENTS_PER_SECOND = 500;
const NEEDS_PER_SECOND = 10;
const END_MS = 3000;
const EVICTION_MS = 50;
/** Held by the tab that previews. Packages share the preview origin, so one at a time; they can't reach this lock. */
const LOCK = 'rolecheck-preview';

export type Mode = 'launch' | 'static';

export interface MountOptions {
	/** URL of the site at the preview origin, from `previewSite`. */
	readonly site: string;
	/** The package's own directory, for its address. */
	readonly name: string;
	/** A port whose other end serves the package's files (`servePort` in the package's worker). */
	readonly connect: () => MessagePort;
	/** The mount ends although nobody here asked: this page opens another one. Frames of it have to go now. */
	readonly onEvicted?: () => void;
}

/** This page's mount: there is one at a time, as packages share the origin. */
let current: Mount | null = null;

/** A package served at the preview origin until `close`. Its storage is empty when it opens and after it closes. */
export class Mount {
	readonly #listeners = new Set<(event: PreviewEvent) => void>();
	readonly #rate = new Rate(EVENTS_PER_SECOND);
	readonly #needs = new Rate(NEEDS_PER_SECOND);
	#files: PortProvider | null = null;
	#closed: Promise<void> | null = null;

	private constructor(
		readonly options: MountOptions,
		private readonly host: HostConnection,
		private readonly name: MountName,
		private readonly unlock: () => void
	) {
		host.onneed = (token) => {
			if (token !== name.launch && token !== name.static) return;
			if (this.#needs.take())
				void host.ask('ports', { mount: name }, this.#ports()).catch(() => {});
		};
	}

	/** Rejects with `PreviewRefused`. `host`: the line to the host page, when it is not the usual hidden frame. */
	static async open(
		options: MountOptions,
		host: () => Promise<HostConnection> = () => hiddenHost(options.site)
	): Promise<Mount> {
		await current?.evict();
		const unlock = await lock();
		let line: HostConnection | null = null;
		try {
			line = await host();
			const name = { launch: newToken(), static: newToken(), name: options.name };
			const mount = new Mount(options, line, name, unlock);
			await line.ask('start', { mount: name }, mount.#ports());
			// A configured origin is in the site's own policy; of a local host that one knows no port.
			if (configuredOrigin === '') fenceFrames([new URL(options.site).origin]);
			current = mount;
			return mount;
		} catch (error) {
			line?.close();
			unlock();
			throw error;
		}
	}

	/** Address of a package path. */
	url(path: string, mode: Mode): string {
		return `${this.options.site}${this.name[mode]}/${encodePath(this.name.name)}/${encodePath(path)}`;
	}

	/** Package path of an address in this mount; null: not in the package. For display and findings. */
	path(address: string): string | null {
		if (!URL.canParse(address)) return null;
		const url = new URL(address);
		const site = new URL(this.options.site);
		const place = url.origin === site.origin ? placeOf(url, site.pathname) : null;
		if (place?.token !== this.name.launch && place?.token !== this.name.static) return null;
		return packagePath(place, this.name.name);
	}

	/** Events of all pages, in order. Returns the way to stop listening. */
	listen(listener: (event: PreviewEvent) => void): () => void {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	}

	/** What the package has in the origin's storage now. */
	stored(): Promise<Stored | null> {
		return this.host.ask('stored', {});
	}

	clear(): Promise<unknown> {
		return this.host.ask('clear', {});
	}

	/** The package's files, for us. */
	get files(): FileProvider {
		return (this.#files ??= new PortProvider(this.options.connect()));
	}

	/** Decoded as UTF-8; null: it can't be read. */
	async text(path: string): Promise<string | null> {
		try {
			return new TextDecoder().decode(await this.files.read(path));
		} catch {
			return null;
		}
	}

	show(url: string, sandbox: string): Promise<unknown> {
		return this.host.ask('show', { url, sandbox });
	}

	/** Makes room for another. */
	async evict(): Promise<void> {
		this.options.onEvicted?.();
		// The owner takes its frames away when it is told; that shows in its page a moment later.
		await new Promise((resolve) => setTimeout(resolve, EVICTION_MS));
		await this.close();
	}

	/** Frames have to be gone first: they would write again. A page that hangs is ended with its frames. */
	close(): Promise<void> {
		this.#closed ??= this.#end();
		return this.#closed;
	}

	async #end(): Promise<void> {
		if (current === this) current = null;
		this.#listeners.clear();
		this.#files?.close();
		const tokens = [this.name.launch, this.name.static];
		const ended = await settled(this.host.ask('end', { tokens }));
		this.host.close();
		// The host page shares its process with a page that hangs: a fresh one cleans up when that is gone.
		if (!ended) await this.#endAnew(tokens);
		this.unlock();
	}

	async #endAnew(tokens: readonly string[]): Promise<void> {
		try {
			const host = await hiddenHost(this.options.site);
			await settled(host.ask('end', { tokens }));
			host.close();
		} catch {
			// Nothing answers any more. The storage is emptied before the next package is mounted.
		}
	}

	#ports(): MessagePort[] {
		const { port1, port2 } = new MessageChannel();
		port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
			if (!this.#rate.take()) return;
			const event = parseEvent(data);
			if (event) for (const listener of this.#listeners) listener(event);
		});
		port1.start();
		return [this.options.connect(), port2];
	}
}

/** Whether it came to an end, well or not, in time. */
const settled = (work: Promise<unknown>): Promise<boolean> =>
	Promise.race([
		work.then(
			() => true,
			() => false
		),
		new Promise<boolean>((resolve) => setTimeout(resolve, END_MS, false))
	]);

function lock(): Promise<() => void> {
	return new Promise((resolve, reject) => {
		void navigator.locks.request(LOCK, { ifAvailable: true }, (held) => {
			if (!held) return reject(new PreviewRefused('busy'));
			return new Promise<void>((release) => resolve(release));
		});
	});
}
