import { afterAll, beforeAll, describe, onTestFailed, test } from 'vitest';
import { writeFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINES, type Engine, type EngineName, type EngineWindow } from './driver/engine';
import { startEngine } from './driver/start';

declare module 'vitest' {
	interface TaskMeta {
		/** For the table of features and engines. */
		feature?: {
			readonly engine: EngineName;
			readonly version: string;
			/** What is offered instead where the engine lacks it; undefined: it works as meant. */
			readonly note: string | undefined;
		};
	}
}

/** A feature, tried on one engine. What it returns says what the engine lacks, and what the page offers instead. */
type Try = (window: EngineWindow, engine: Engine) => Promise<string | undefined>;
type Define = (name: string, attempt: Try, timeout?: number) => void;

const PICTURES = join(import.meta.dirname, '../.cache/engines');

/**
 * Tries features on one engine, one window for all of them. Where the engine is not on this machine they are skipped,
 * aloud.
 */
export function onEngine(name: EngineName, define: (feature: Define) => void): void {
	describe(name, () => {
		let started: Engine | string | null = null;
		beforeAll(async () => {
			started = await startEngine(name);
			if (typeof started === 'string') console.warn(`SKIPPED ${name}: ${started}`);
		}, 120_000);
		afterAll(async () => {
			if (started !== null && typeof started !== 'string') await started.end();
		});
		define((feature, attempt, timeout = 60_000) => {
			test(
				feature,
				async ({ task, skip }) => {
					if (started === null) throw new Error(`${name} did not start`);
					if (typeof started === 'string') return skip(started);
					const { window, version } = started;
					task.meta.feature = { engine: name, version, note: undefined };
					onTestFailed(async () => {
						mkdirSync(PICTURES, { recursive: true });
						const file = `${name}-${feature.replace(/\W+/gu, '-')}.png`;
						writeFileSync(join(PICTURES, file), await window.screenshot());
					});
					const note = await attempt(window, started);
					task.meta.feature = { engine: name, version, note };
				},
				timeout
			);
		});
	});
}

/** The same features on all three. */
export function onEachEngine(define: (feature: Define, name: EngineName) => void): void {
	for (const name of ENGINES) onEngine(name, (feature) => define(feature, name));
}
