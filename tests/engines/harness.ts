import { expect, inject } from 'vitest';
import { packageZip, type Files } from '../preview/driver';
import type { EngineWindow } from './driver/engine';
import { until } from './driver/program';

const SHOWN = 'iframe[name=shown]';
export const FRAMES = [SHOWN];

/** The app's side of the preview alone, afresh. */
export async function openHarness(window: EngineWindow): Promise<void> {
	await window.goto(inject('previewApp').url);
	await until('the harness', () =>
		window.evaluate(() => ('harness' in globalThis ? true : null), [])
	);
}

/** Mounts a package, after the one before it, and shows one of its pages. */
export async function show(window: EngineWindow, files: Files, path: string): Promise<void> {
	const zip = Buffer.from(packageZip('demo', files)).toString('base64');
	const refused = await window.evaluate(
		async (base64, page) => {
			const { harness } = globalThis.window;
			await harness.close();
			const bytes = Uint8Array.from(atob(base64), (unit) => unit.charCodeAt(0));
			const why = await harness.open(new Blob([bytes]), 'demo');
			if (why === null) harness.show(page);
			return why;
		},
		[zip, path] as const
	);
	expect(refused).toBeNull();
}
