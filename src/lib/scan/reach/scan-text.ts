import { scanCss } from '../css/scan-css';
import { type ScannedPage, scanHtml } from '../html/scan-html';
import { scanJavaScript } from '../javascript/scan-javascript';
import { scanManifest } from '../manifest';
import type { Follow, Scanned } from '../reference';

/** What a file names, read as what it was asked for. */
export function scanText(follow: NonNullable<Follow>, text: string): Scanned | ScannedPage {
	switch (follow) {
		case 'page':
			return scanHtml(text);
		case 'style':
			return scanCss(text);
		case 'manifest':
			return scanManifest(text);
		default:
			return scanJavaScript(text, { atStart: true, inPage: follow !== 'worker' });
	}
}
