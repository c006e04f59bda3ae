import { here, send } from './send';

export interface InjectedAt {
	readonly line: number;
	readonly column: number;
	readonly length: number;
}

/** Uncaught errors and rejections, first of all listeners. */
export function watchErrors(injected: InjectedAt): void {
	const own = location.href.split('#', 1)[0];
	addEventListener(
		'error',
		(event) => {
			// A file that did not load gives a plain Event: the service worker saw that one.
			if (!(event instanceof ErrorEvent)) return;
			const moved =
				event.filename.split('#', 1)[0] === own &&
				event.lineno === injected.line &&
				event.colno > injected.column;
			send({
				kind: 'error',
				message: event.message,
				file: event.filename,
				line: event.lineno,
				column: event.colno - (moved ? injected.length : 0),
				rejection: false,
				page: here()
			});
		},
		true
	);
	addEventListener('unhandledrejection', ({ reason }) => {
		const error = reason instanceof Error ? reason : null;
		const place = /((?:https?|blob):[^\s()]+?):(\d+):(\d+)/u.exec(error?.stack ?? '');
		send({
			kind: 'error',
			message: error ? `${error.name}: ${error.message}` : textOf(reason),
			file: place?.[1] ?? '',
			line: Number(place?.[2] ?? 0),
			column: Number(place?.[3] ?? 0),
			rejection: true,
			page: here()
		});
	});
}

function textOf(reason: unknown): string {
	try {
		return typeof reason === 'object' ? JSON.stringify(reason) : String(reason);
	} catch {
		return '[object]';
	}
}
