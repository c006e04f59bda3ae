import type { FileProvider } from '../../lib/preview/provider';
import { mimeOf } from './mime';
import { parseRange } from './range';

/** Read at once up to here; larger files go out in steps of this, as fast as the page takes them. */
const STEP = 2 * 1024 * 1024;

/** The file at `path` as a web server would answer; null: there is none. Only what is sent is unpacked. */
export async function fileResponse(
	files: FileProvider,
	path: string,
	request: Pick<Request, 'headers' | 'method' | 'signal'>
): Promise<Response | null> {
	const found = await files.stat(path);
	if (!found) return null;
	const headers = new Headers({ 'Content-Type': mimeOf(path), 'Accept-Ranges': 'bytes' });
	const part = parseRange(request.headers.get('range'), found.size);
	if (part === 'unsatisfiable') {
		headers.set('Content-Range', `bytes */${found.size}`);
		return new Response(null, { status: 416, headers });
	}
	const range = part === 'all' ? { start: 0, end: found.size } : part;
	headers.set('Content-Length', String(range.end - range.start));
	if (part !== 'all')
		headers.set('Content-Range', `bytes ${range.start}-${range.end - 1}/${found.size}`);
	const status = part === 'all' ? 200 : 206;
	if (request.method === 'HEAD') return new Response(null, { status, headers });
	const body =
		range.end - range.start <= STEP
			? await files.read(path, part === 'all' ? undefined : part, request.signal)
			: steps(files, path, range.start, range.end);
	return new Response(body, { status, headers });
}

function steps(
	files: FileProvider,
	path: string,
	start: number,
	end: number
): ReadableStream<Uint8Array<ArrayBuffer>> {
	const abort = new AbortController();
	let at = start;
	return new ReadableStream(
		{
			async pull(controller) {
				const stop = Math.min(at + STEP, end);
				controller.enqueue(await files.read(path, { start: at, end: stop }, abort.signal));
				at = stop;
				if (at >= end) controller.close();
			},
			cancel: () => abort.abort()
		},
		{ highWaterMark: 1 }
	);
}
