import type { Lab } from './lab';

/** Milliseconds of each part of the main job, in a worker of the built site. */
export interface Own {
	readonly contract: number;
	readonly deep: number;
	/** Until the bytes of the new zip are laid out. */
	readonly write: number;
	/** Until it has been read back and judged. */
	readonly repack: number;
}

export const measure = (lab: Lab): Promise<Own> =>
	lab.page.evaluate(async () => {
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
		await call(
			'repack',
			{ fixes: ['drop-junk', 'agree-on-id', 'name-zip'], answers: { id: 'words-john' } },
			(reply) => {
				if (reply.kind === 'progress' && reply.progress.phase === 'write')
					written = performance.now();
			}
		);
		lap();
		const [begun = 0, contract = 0, deep = 0, repacked = 0] = at;
		return {
			contract: contract - begun,
			deep: deep - contract,
			write: written - deep,
			repack: repacked - deep
		};
	});

/** The same of a folder, whose files were chosen in the page. */
export const measureFolder = (lab: Lab): Promise<{ took: number }> =>
	lab.page.evaluate(async () => {
		const { call, start, files } = window.lab;
		await start('own');
		const begun = performance.now();
		await call('open', { kind: 'files', name: 'words-john', files: files() });
		await call('check', { deep: false });
		await call('check', { deep: true });
		return { took: performance.now() - begun };
	});
