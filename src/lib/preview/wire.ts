import type { ByteRange } from './provider';

/** What a reader of files asks over a port. `id` names the answer. */
export type FileAsk =
	| { readonly id: number; readonly op: 'stat'; readonly path: string }
	| {
			readonly id: number;
			readonly op: 'read';
			readonly path: string;
			readonly range: ByteRange | null;
	  }
	| { readonly id: number; readonly op: 'cancel' };

export type FileAnswer =
	| { readonly id: number; readonly size: number | null }
	| { readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
	| { readonly id: number; readonly error: string };

/** Asks arrive from the preview origin, which runs code of others: nothing about their shape is believed. */
export function parseFileAsk(data: unknown): FileAsk | null {
	if (typeof data !== 'object' || data === null) return null;
	const ask: Partial<Record<'id' | 'op' | 'path' | 'range', unknown>> = data;
	const { id, op, path } = ask;
	if (typeof id !== 'number' || !Number.isSafeInteger(id)) return null;
	if (op === 'cancel') return { id, op };
	if (typeof path !== 'string' || path.length > 4096) return null;
	if (op === 'stat') return { id, op, path };
	if (op !== 'read') return null;
	const range = ask.range === null ? null : parseRange(ask.range);
	return range === undefined ? null : { id, op, path, range };
}

function parseRange(data: unknown): ByteRange | undefined {
	if (typeof data !== 'object' || data === null) return undefined;
	const { start, end }: Partial<Record<'start' | 'end', unknown>> = data;
	if (typeof start !== 'number' || typeof end !== 'number') return undefined;
	const sound =
		Number.isSafeInteger(start) && Number.isSafeInteger(end) && 0 <= start && start <= end;
	return sound ? { start, end } : undefined;
}
