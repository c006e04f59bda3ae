import { png } from './png';
import type { Case, Content, Suite } from './suite';

export interface PackageFile {
	/** Relative to the package root; with a slash at its end it is an empty directory. */
	readonly name: string;
	readonly data: Uint8Array;
}

export function bytesOf(content: Content): Uint8Array {
	if ('png' in content) return png(...content.png, content.bytes);
	if ('base64' in content) return Buffer.from(content.base64, 'base64');
	if ('utf16le' in content) {
		return Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(content.utf16le, 'utf16le')]);
	}
	return Buffer.from(content.text);
}

/** The package of a case: its directory's name and its files, in the order in which they came to be. */
export function packageOf(
	suite: Suite,
	{ name, base, dir, ops = [] }: Case
): {
	dir: string;
	files: PackageFile[];
} {
	const start = suite.bases[base];
	if (!start) throw new Error(`${name}: no base ${base}`);
	const files = new Map<string, Uint8Array>();
	for (const [path, content] of Object.entries(start.files)) {
		files.set(path, bytesOf(typeof content === 'string' ? { text: content } : content));
	}
	const at = (path: string): Uint8Array => {
		const data = files.get(path);
		if (!data) throw new Error(`${name}: no file ${path}`);
		return data;
	};
	const rewrite = (path: string, change: (text: string) => string): void => {
		files.set(path, Buffer.from(change(Buffer.from(at(path)).toString())));
	};
	for (const op of ops) {
		if (op.op === 'set') files.set(op.path, bytesOf(op));
		else if (op.op === 'dir') files.set(`${op.path}/`, new Uint8Array(0));
		else if (op.op === 'crlf') rewrite(op.path, (text) => text.replaceAll('\n', '\r\n'));
		else if (op.op === 'bom') rewrite(op.path, (text) => `\ufeff${text}`);
		else if (op.op === 'replace') {
			const { find, path } = op;
			rewrite(path, (text) => {
				if (!text.includes(find)) throw new Error(`${name}: ${find} is not in ${path}`);
				return text.replaceAll(find, () => op.with);
			});
		} else {
			const data = at(op.path);
			files.delete(op.path);
			if (op.op === 'rename') files.set(op.to, data);
		}
	}
	return { dir: dir ?? start.dir, files: [...files].map(([path, data]) => ({ name: path, data })) };
}
