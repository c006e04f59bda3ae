import { inject } from 'vitest';
import { caseNamed, suite } from '../cases/suite';
import { zipOfCase } from '../cases/zip-bytes';
import { writeScratchFile } from '../e2e/disk';
import type { EngineWindow } from './driver/engine';
import { until } from './driver/program';

/** A case of the suite as a zip on the disk. */
export function zipFile(name: string): string {
	const zip = zipOfCase(suite, caseNamed(name));
	return writeScratchFile(zip.name, zip.bytes);
}

/** The page afresh, started. */
export async function openSite(window: EngineWindow, path = '/'): Promise<void> {
	// Else an address that differs in its fragment alone would stay in the same page.
	await window.goto('about:blank');
	await window.goto(inject('site').url + path);
	await started(window);
}

export async function started(window: EngineWindow): Promise<void> {
	await until('the app', () =>
		window.evaluate(() => ('rolecheck' in globalThis ? true : null), [])
	);
}

/** The sentence on top, once the contents have been checked to the end. */
export function verdict(window: EngineWindow): Promise<string> {
	return until(
		'a verdict',
		() =>
			window.evaluate(() => {
				const text = document.querySelector('p.verdict')?.textContent?.trim() ?? '';
				return text === '' || text.includes('still being checked') ? null : text;
			}, []),
		60_000
	);
}

/** Opens a package by the file dialog, and waits for its verdict. */
export async function check(window: EngineWindow, path: string): Promise<string> {
	await openSite(window);
	await window.choose({ role: 'button', name: 'Choose a zip' }, path);
	return verdict(window);
}
