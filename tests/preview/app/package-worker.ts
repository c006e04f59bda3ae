// The package's worker as the app has it, reduced to opening a zip and serving its files.
import { blobSource } from '../../../src/lib/archive/byte-source';
import { servePort } from '../../../src/lib/preview/serve-port';
import { treeProvider } from '../../../src/lib/preview/tree-provider';
import { openZip } from '../../../src/lib/source/zip-tree';

let provider: Promise<ReturnType<typeof treeProvider>>;

self.addEventListener('message', (event: MessageEvent<{ blob?: Blob; root: string }>) => {
	const { blob, root } = event.data;
	if (blob) provider = openZip('p.zip', blobSource(blob)).then((tree) => treeProvider(tree, root));
	const [port] = event.ports;
	if (port) void provider.then((files) => servePort(port, files));
});
