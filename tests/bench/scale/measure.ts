import type { Lab } from './lab';

/** Milliseconds of each part of the main job, in a worker of the built site. */
export interface Own {
	readonly contract: number;
	readonly deep: number;
	/** Until the new zip is laid out and on the disk: the download as its reader gets it. */
	readonly write: number;
	/** Until it has been read back and judged. */
	readonly repack: number;
}

export async function measure(lab: Lab): Promise<Own> {
	const laps = await lab.page.evaluate(async () => {
		const { call, start, file } = window.lab;
		await start('own');
		const at = [performance.now()];
		const lap = (): void => void at.push(performance.now());
		await call('open', { kind: 'blob', name: file().name, blob: file() });
		await call('check', { deep: false });
		lap();
		await call('check', { deep: true });
		lap();
		let written = 0;
		const { blob } = (await call(
			'repack',
			{ fixes: ['drop-junk', 'agree-on-id', 'name-zip'], answers: { id: 'words-john' } },
			(reply) => {
				if (reply.kind === 'progress' && reply.progress.phase === 'write')
					written = performance.now();
			}
		)) as { blob: Blob };
		lap();
		window.lab.blob = blob;
		const [begun = 0, contract = 0, deep = 0, repacked = 0] = at;
		return {
			contract: contract - begun,
			deep: deep - contract,
			write: written - deep,
			repack: repacked - deep
		};
	});
	return { ...laps, write: laps.write + (await save(lab)) };
}

/** Milliseconds that saving the new zip takes. */
async function save({ page }: Lab): Promise<number> {
	const start = performance.now();
	const [download] = await Promise.all([
		page.waitForEvent('download', { timeout: 0 }),
		page.evaluate(() => {
			const link = document.createElement('a');
			link.href = URL.createObjectURL(window.lab.blob);
			link.download = 'new.zip';
			link.click();
		})
	]);
	await download.path();
	const took = performance.now() - start;
	await download.delete();
	return took;
}

/**
 * Milliseconds from the file to the contract verdict and to the end, in a worker that has done the same once: its code
 * is loaded and compiled, which is most of what a small archive costs the first time, whatever it holds.
 */
export const measureWarm = (lab: Lab): Promise<{ contract: number; full: number }> =>
	lab.page.evaluate(async () => {
		const { call, start, file } = window.lab;
		await start('own');
		const once = async (): Promise<{ contract: number; full: number }> => {
			const begun = performance.now();
			await call('open', { kind: 'blob', name: file().name, blob: file() });
			await call('check', { deep: false });
			const contract = performance.now() - begun;
			await call('check', { deep: true });
			return { contract, full: performance.now() - begun };
		};
		await once();
		return once();
	});

/** The same of a folder that was dropped on the page. */
export const measureFolder = (lab: Lab): Promise<{ took: number }> =>
	lab.page.evaluate(async () => {
		const { call, start, handle } = window.lab;
		await start('own');
		const begun = performance.now();
		await call('open', { kind: 'directory', handle: handle() });
		await call('check', { deep: false });
		await call('check', { deep: true });
		return { took: performance.now() - begun };
	});
