import { loadUrl, type LoadProblem } from '../../share/load-url';
import type { Gathered, Refusal, Walk } from '../../source/gathered';

/** Loads the package that an address names, as a thing to open; it is never launched by that. */
export async function gatherUrl(url: URL, { signal, onLoaded }: Walk): Promise<Gathered> {
	const name = url.pathname.split('/').at(-1) || url.host;
	onLoaded?.(name, 0, 0);
	const loaded = await loadUrl(url, {
		...(signal && { signal }),
		onProgress: (done, total) => onLoaded?.(name, done, total ?? 0)
	});
	if (!loaded.ok) return { refused: refusalOf(loaded.problem) };
	return { things: [{ kind: 'blob', name: loaded.name, blob: loaded.blob }] };
}

const refusalOf = ({ reason, ...params }: LoadProblem): Refusal => ({ load: reason, params });
