/** A 404. Where it will be looked at, it is a page, so that the frame is not simply white. */
export function missingPage(request: Pick<Request, 'mode' | 'url'>): Response {
	const headers = { 'Content-Type': 'text/plain; charset=utf-8' };
	const text = 'Not in the package · 包内没有此文件';
	if (request.mode !== 'navigate') return new Response(text, { status: 404, headers });
	const page = `<!doctype html><meta charset="utf-8"><title>404</title><p>${text}</p>`;
	return new Response(page, {
		status: 404,
		headers: { 'Content-Type': 'text/html; charset=utf-8' }
	});
}
