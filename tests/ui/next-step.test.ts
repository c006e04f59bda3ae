import { describe, expect, it } from 'vitest';
import { nextStep } from '../../src/lib/ui/workbench/next-step';
import { finding, report } from './reports';

const fix = { id: 'set-value', at: 'version', needs: [] };

describe('the next step', () => {
	it('is the repairs, each counted once', () => {
		const twice = [finding({ fix }), finding({ fix }), finding()];
		expect(nextStep(report(twice))).toEqual({ kind: 'repair', count: 1 });
	});

	it('is the first error where none can be repaired', () => {
		expect(nextStep(report([finding()]))).toEqual({ kind: 'first' });
	});

	it('is the zip of a folder that passes', () => {
		expect(nextStep(report([], { container: 'folder' }))).toEqual({ kind: 'zip' });
	});

	it('is the export of a bundle’s folder, which is not packed anew as a zip', () => {
		const bundle = { container: 'folder', format: 'agent-compose-bundle' } as const;
		expect(nextStep(report([], bundle))).toEqual({ kind: 'export' });
	});

	it('is the warnings of a zip that passes with some', () => {
		expect(nextStep(report([finding({ level: 'warning' })]))).toEqual({ kind: 'warnings' });
	});

	it('is nothing for a zip that passes', () =>
		expect(nextStep(report())).toEqual({ kind: 'none' }));

	it('offers no repair for what is no package', () => {
		expect(nextStep(report([finding({ fix })], { format: 'unknown' }))).toEqual({ kind: 'first' });
	});
});
