import type { Refreshed } from '../worker/protocol';
import type { Connection } from './connection';

/** How edits reach one package. */
export interface EditDesk {
	/** The file without its edits; null: there is none. */
	original(path: string): Promise<Uint8Array | null>;
	/** Lays a text over it, or takes that away again, and has the package checked anew. */
	edit(path: string, text: string | null): Promise<void>;
	/** Looks at these paths of the followed folder again, or at all; returns those of them that are in the package, as it calls them. */
	look(paths: readonly string[] | null): Promise<readonly string[]>;
}

interface Package extends Pick<Connection, 'call'> {
	/** Checks it anew, if it is on the screen. */
	again(): Promise<void>;
	follow(refreshed: Refreshed): Promise<void>;
}

/** For the package at `root` of what was opened. */
export function editDesk(root: string, { call, again, follow }: Package): EditDesk {
	const prefix = root === '' ? '' : `${root}/`;
	return {
		original: (path) => call('original', { root, path }),
		async edit(path, text) {
			await call('edit', { root, path, text });
			await again();
		},
		async look(paths) {
			await follow(await call('refresh', { paths }));
			return (paths ?? []).flatMap((path) =>
				path.startsWith(prefix) ? [path.slice(prefix.length)] : []
			);
		}
	};
}
