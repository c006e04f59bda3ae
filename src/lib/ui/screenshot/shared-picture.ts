/**
 * Why no picture came of sharing. `not-shared`: cancelled or refused, which browsers don't tell apart; `forbidden`:
 * the system or the page's surroundings forbid it; `no-picture`: what is shared shows nothing, as a window that is
 * minimised.
 */
type Why = 'unsupported' | 'not-shared' | 'forbidden' | 'nothing-to-share' | 'no-picture';

export class NoPicture extends Error {
	override readonly name = 'NoPicture';
	constructor(
		readonly why: Why,
		options?: ErrorOptions
	) {
		super(why, options);
	}
}

/** Milliseconds to wait for the first picture of what is shared. */
const PATIENCE = 8000;

/** Pixels: a stream that has ended still gives a picture, of two by two. */
const SMALLEST = 16;

/** Not yet in TypeScript's own declarations. */
interface Surfaces extends DisplayMediaStreamOptions {
	/** This tab may be chosen too: the preview runs in it. */
	readonly selfBrowserSurface: 'include';
	readonly surfaceSwitching: 'exclude';
}

const OPTIONS: Surfaces = {
	video: true,
	audio: false,
	selfBrowserSurface: 'include',
	surfaceSwitching: 'exclude'
};

export const canShare = (): boolean =>
	typeof (navigator.mediaDevices as MediaDevices | undefined)?.getDisplayMedia === 'function';

function whyNot(error: unknown): Why {
	const { name, message } = error instanceof Error ? error : new Error();
	if (name === 'NotAllowedError')
		return /system|policy/iu.test(message) ? 'forbidden' : 'not-shared';
	if (name === 'NotFoundError') return 'nothing-to-share';
	if (name === 'NotSupportedError' || name === 'TypeError') return 'unsupported';
	return name === 'AbortError' ? 'not-shared' : 'forbidden';
}

/** One picture of a tab or window that the person chooses. Sharing ends with it. Rejects with `NoPicture`. */
export async function sharedPicture(): Promise<ImageBitmap> {
	if (!canShare()) throw new NoPicture('unsupported');
	let stream: MediaStream;
	try {
		stream = await navigator.mediaDevices.getDisplayMedia(OPTIONS);
	} catch (cause) {
		throw new NoPicture(whyNot(cause), { cause });
	}
	const video = document.createElement('video');
	try {
		await firstFrame(video, stream);
		if (video.videoWidth < SMALLEST || video.videoHeight < SMALLEST)
			throw new NoPicture('no-picture');
		return await createImageBitmap(video);
	} catch (cause) {
		throw cause instanceof NoPicture ? cause : new NoPicture('no-picture', { cause });
	} finally {
		for (const track of stream.getTracks()) track.stop();
		video.srcObject = null;
	}
}

/** Resolves as soon as a frame can be drawn; a stream that ends before, or shows nothing, rejects. */
function firstFrame(video: HTMLVideoElement, stream: MediaStream): Promise<void> {
	return new Promise((resolve, reject) => {
		const give = (): void => {
			reject(new NoPicture('no-picture'));
		};
		const timer = setTimeout(give, PATIENCE);
		for (const track of stream.getVideoTracks())
			track.addEventListener('ended', give, { once: true });
		video.requestVideoFrameCallback(() => {
			clearTimeout(timer);
			resolve();
		});
		video.muted = true;
		video.playsInline = true;
		video.srcObject = stream;
		video.play().catch(give);
	});
}
