import type { RepackOptions } from '../repack/offer';
import type { Tree } from '../source/tree';
import type { Progress, Repacked } from '../worker/protocol';
import type { CheckedPackage } from './plug-in';

export function repackTree(
	_tree: Tree,
	_checked: CheckedPackage,
	_options: RepackOptions,
	_onProgress: (progress: Progress) => void
): Promise<Repacked> {
	return Promise.reject(new Error('not there yet'));
}
