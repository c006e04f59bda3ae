import { SHARED_CACHE, SHARED_NAME } from '../lib/source/shared-names';

/** Keeps the files that another app shared until the page, to which this leads, takes them. Nothing leaves the machine. */
export async function keepShared(request: Request, next: string): Promise<Response> {
	const form = await request.formData();
	const cache = await caches.open(SHARED_CACHE);
	const files = form.getAll('package').filter((value) => typeof value !== 'string');
	await Promise.all(
		files.map((file, at) =>
			cache.put(
				`/${at}`,
				new Response(file, { headers: { [SHARED_NAME]: encodeURIComponent(file.name) } })
			)
		)
	);
	return Response.redirect(next, 303);
}
