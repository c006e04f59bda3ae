import { watchDrawings } from './drawings';
import { here, send } from './send';

const EVERY_MS = 200;
const VISIBLE = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };

const seen = (element: Element): boolean => {
	const { width, height } = element.getBoundingClientRect();
	return width > 0 && height > 0 && element.checkVisibility(VISIBLE);
};

/** Text, an image, a video frame, a drawing. A bare background colour is none of these. */
function somethingVisible(drawn: WeakSet<object>): boolean {
	for (const canvas of document.querySelectorAll('canvas'))
		if (drawn.has(canvas) && seen(canvas)) return true;
	for (const media of document.querySelectorAll('img, video, svg, picture')) {
		if (media instanceof HTMLImageElement && media.naturalWidth === 0) continue;
		if (media instanceof HTMLVideoElement && media.readyState < 2) continue;
		if (media instanceof SVGElement && media.childElementCount === 0) continue;
		if (seen(media)) return true;
	}
	for (const field of document.querySelectorAll('input:not([type=hidden]), textarea, select'))
		if (seen(field)) return true;
	const texts = document.createTreeWalker(
		document.body ?? document.documentElement,
		NodeFilter.SHOW_TEXT
	);
	for (let node = texts.nextNode(); node; node = texts.nextNode()) {
		const parent = node.parentElement;
		if (parent && /\S/u.test(node.nodeValue ?? '') && seen(parent)) return true;
	}
	return false;
}

/** Says once that something can be seen: the browser's own first contentful paint (canvas included), or a look around. */
export function watchPaint(): void {
	let done = false;
	const drawings = watchDrawings();
	const painted = (): void => {
		if (done) return;
		done = true;
		clearInterval(timer);
		observer.disconnect();
		drawings.stop();
		send({ kind: 'painted', page: here() });
	};
	const timer = setInterval(() => {
		if (document.readyState !== 'loading' && somethingVisible(drawings.drawn)) painted();
	}, EVERY_MS);
	const observer = new PerformanceObserver((list) => {
		if (list.getEntriesByName('first-contentful-paint').length > 0) painted();
	});
	try {
		observer.observe({ type: 'paint', buffered: true });
	} catch {
		// A browser without paint timing: the look around is left.
	}
}
