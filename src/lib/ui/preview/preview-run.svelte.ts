import { LAUNCH_SANDBOX } from '../../../preview-origin/names';
import { launchCheck, type LaunchResult } from '../../preview/launch-check';
import { Mount, type MountOptions } from '../../preview/mount';
import { hostTab } from '../../preview/own-tab';
import { PortProvider } from '../../preview/port-provider';
import { PreviewRefused } from '../../preview/refused';
import { previewSubject, type PreviewSubject } from '../../preview/subject';
import type { Shown } from '../../scan/secrets/shown';
import { PreviewLog } from './preview-log.svelte';

export interface RunOptions {
	/** URL of the site at the preview origin; null: there is none. */
	readonly site: string | null;
	/** The package's own directory. */
	readonly name: string;
	/** Gives a port whose other end serves the package's files. */
	readonly connect: () => MessagePort;
	/** What may be shown of the package's texts, as far as is known now. */
	readonly shown: () => Shown;
}

export type Phase = 'closed' | 'opening' | 'open' | 'refused' | 'closing';

/** One package's preview: opened when it is first needed, ended for good with `close`. */
export class PreviewRun {
	phase = $state<Phase>('closed');
	mount = $state.raw<Mount | null>(null);
	refused = $state.raw<PreviewRefused | null>(null);
	/** It runs in a tab of its own, not here. */
	inTab = $state(false);
	/** The browser opened none, though it was asked from a click. */
	tabBlocked = $state(false);
	address = $state.raw({ path: '', back: false, forward: false });
	checking = $state(false);
	readonly log: PreviewLog;
	readonly files: PortProvider;
	/** Null until it was read. */
	subject = $state.raw<PreviewSubject | null>(null);
	/** Counts the changes of the files: what shows them shows them anew. */
	revision = $state(0);
	#abort: AbortController | null = null;
	#ended = false;

	constructor(private readonly options: RunOptions) {
		this.log = new PreviewLog(options.shown);
		this.files = new PortProvider(options.connect());
	}

	/** Reads what there is to see: at first, and again when files have changed. What shows it stays until then. */
	async follow(revision: number): Promise<void> {
		try {
			const subject = await previewSubject(this.files);
			if (this.#ended) return;
			this.subject = subject;
			this.revision = revision;
		} catch (error) {
			if (!this.#ended) throw error;
		}
	}

	/** Mounts at the preview origin; what keeps it from that is in `refused`. */
	async open(): Promise<void> {
		if (this.phase === 'open' || this.phase === 'opening') return;
		await this.#open((options) => Mount.open(options));
	}

	/** From a click: the browser opens tabs for nothing else. */
	async openTab(target: string): Promise<void> {
		const { site } = this.options;
		const host = site === null ? null : hostTab(site);
		this.tabBlocked = host === null;
		if (!host) return;
		this.inTab = true;
		await this.#open((options) => Mount.open(options, () => host));
		await this.mount?.show(this.mount.url(target, 'launch'), LAUNCH_SANDBOX);
	}

	/** Ends the page, whatever it is doing: its frame goes with `mount`, then its storage and workers. */
	async stop(): Promise<void> {
		const { mount } = this;
		this.#abort?.abort(new DOMException('stopped', 'AbortError'));
		this.mount = null;
		this.inTab = false;
		if (!mount) return;
		this.phase = 'closing';
		await mount.close();
		if (this.phase === 'closing') this.phase = 'closed';
	}

	/** A first visit, watched. `stage`: where its frame is shown. Null: it was refused or cancelled. */
	async check(
		entry: string,
		remembers: boolean | null,
		seconds: number,
		stage: HTMLElement
	): Promise<LaunchResult | null> {
		await this.open();
		const { mount } = this;
		if (!mount) return null;
		this.#abort = new AbortController();
		this.checking = true;
		try {
			const { signal } = this.#abort;
			return await launchCheck(mount, { entry, remembers, seconds, stage, signal });
		} catch (error) {
			if (!this.#abort.signal.aborted) throw error;
			return null;
		} finally {
			this.checking = false;
		}
	}

	cancelCheck(): void {
		this.#abort?.abort(new DOMException('cancelled', 'AbortError'));
	}

	/** What may be shown of the package's texts. */
	get shown(): Shown {
		return this.options.shown();
	}

	async close(): Promise<void> {
		this.#ended = true;
		this.files.close();
		await this.stop();
	}

	async #open(open: (options: MountOptions) => Promise<Mount>): Promise<void> {
		const { site } = this.options;
		this.phase = 'opening';
		this.refused = null;
		try {
			if (site === null) throw new PreviewRefused('no-origin');
			const onEvicted = (): void => void this.stop();
			const mount = await open({ ...this.options, site, onEvicted });
			// Left while it was opening: what came too late is put away again.
			if (this.#ended) return void (await mount.close());
			mount.listen((event) => {
				this.log.add(event);
				if (event.kind === 'address') {
					const { url, back, forward } = event;
					this.address = { path: mount.path(url) ?? url, back, forward };
				}
			});
			this.mount = mount;
			this.phase = 'open';
		} catch (error) {
			this.inTab = false;
			this.refused =
				error instanceof PreviewRefused ? error : new PreviewRefused('failed', String(error));
			this.phase = 'refused';
		}
	}
}
