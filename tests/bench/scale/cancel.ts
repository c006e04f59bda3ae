import type { Lab } from './lab';

export const PHASES = ['listing', 'contract verdict', 'full check', 'repack'] as const;
export type Phase = (typeof PHASES)[number];

export interface Cancelled {
	/** Milliseconds until the page was free again with the worker gone. */
	readonly took: number;
	/** Megabytes of the renderer above the empty page, two seconds later. */
	readonly left: number;
}

/** Cancels as the page does, by ending the worker, in the middle of a phase. */
export async function cancel(lab: Lab, phase: Phase): Promise<Cancelled> {
	const took = await lab.page.evaluate(async (at) => {
		const { call, start, stop, file } = window.lab;
		await start('own');
		const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
		const open = (): Promise<unknown> =>
			call('open', { kind: 'blob', name: file().name, blob: file() });
		const under = async (work: Promise<unknown>, ms: number): Promise<void> => {
			void work;
			await pause(ms);
		};
		if (at === 'listing') await under(open(), 5);
		else {
			await open();
			if (at === 'contract verdict') await under(call('check', { deep: false }), 5);
			else if (at === 'full check') await under(call('check', { deep: true }), 1000);
			else {
				await call('check', { deep: true });
				const fixes = ['drop-junk', 'agree-on-id', 'name-zip'];
				await under(call('repack', { fixes, answers: { id: 'words-john' } }), 1000);
			}
		}
		const begun = performance.now();
		stop();
		await pause(0);
		return performance.now() - begun;
	}, phase);
	await lab.page.waitForTimeout(2000);
	return { took, left: lab.held() };
}
