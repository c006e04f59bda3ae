import { LAUNCH_SANDBOX, STATIC_SANDBOX } from '../../preview-origin/names';
import type { Mode, Mount } from './mount';

const SANDBOX: Readonly<Record<Mode, string>> = {
	launch: LAUNCH_SANDBOX,
	static: STATIC_SANDBOX
};

export interface FrameAttributes {
	readonly sandbox: string;
	readonly allow: string;
	readonly src: string;
}

/** What a frame of the mount has to carry, for a component or for `makeFrame`. */
export function frameAttributes(mount: Mount, path: string, mode: Mode): FrameAttributes {
	return {
		sandbox: SANDBOX[mode],
		allow: mode === 'launch' ? 'autoplay; clipboard-write; fullscreen; gamepad' : '',
		src: mount.url(path, mode)
	};
}

export function makeFrame(mount: Mount, path: string, mode: Mode): HTMLIFrameElement {
	const frame = document.createElement('iframe');
	const { sandbox, allow, src } = frameAttributes(mount, path, mode);
	frame.setAttribute('sandbox', sandbox);
	frame.setAttribute('allow', allow);
	frame.setAttribute('src', src);
	return frame;
}

/** What the address bar's buttons ask of the page, which does it itself: its history is not ours to touch. */
export type FrameCommand = 'back' | 'forward' | 'reload' | 'use';

export function command(mount: Mount, frame: HTMLIFrameElement, what: FrameCommand): void {
	frame.contentWindow?.postMessage(`rolecheck:${what}`, new URL(mount.options.site).origin);
}
