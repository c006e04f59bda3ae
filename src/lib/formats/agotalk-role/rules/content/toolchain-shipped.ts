import { defineCode } from '../../../../contract/code';
import { text } from '../../../../contract/language';
import type { Rule } from '../../../../contract/rule';
import type { ContentFacts } from '../../content-facts';

export const GUIDE_TOOLCHAIN_SHIPPED = defineCode({
	code: 'GUIDE_TOOLCHAIN_SHIPPED',
	level: 'advice',
	stage: 'guide',
	basis: 'guide',
	section: '§5',
	title: text('Ship the built output, not the toolchain', '只交付构建结果，不带工具链'),
	why: text(
		'The browser view runs what is built. Sources, lock files and source maps only make the package bigger.',
		'浏览器视图只运行构建好的内容。源码、锁文件和 source map 只会让包变大。'
	),
	todo: text(
		'Keep sources and build files in a separate folder or repository, outside the package.',
		'把源码和构建文件放在包以外的文件夹或仓库里。'
	),
	messages: {
		'': text(
			'{name} belongs to the toolchain, not to the built app',
			'{name} 属于工具链，不属于构建好的应用'
		)
	},
	examples: {
		fails: { path: 'contents/word-pop-game/package.json', text: '{ "private": true }\n' },
		passes: { path: 'contents/word-pop-game/app.js', text: 'show();\n' }
	}
});

const NAMES = new Set([
	'package.json',
	'package-lock.json',
	'npm-shrinkwrap.json',
	'yarn.lock',
	'pnpm-lock.yaml',
	'bun.lock',
	'bun.lockb',
	'deno.lock',
	'tsconfig.json'
]);

const SOURCES = new Set(['ts', 'mts', 'cts', 'tsx', 'jsx', 'svelte', 'vue', 'map']);

const isToolchain = (name: string): boolean =>
	SOURCES.has(name.slice(name.lastIndexOf('.') + 1).toLowerCase()) ||
	NAMES.has(name) ||
	/^(?:vite\.config|tsconfig)\..+$/u.test(name);

export const toolchainShipped: Rule<ContentFacts> = {
	name: 'toolchain-shipped',
	*check({ files, entryTarget }) {
		if (entryTarget === null) return;
		const folder = entryTarget.slice(0, entryTarget.lastIndexOf('/') + 1);
		let streams: ReadonlySet<string> | null = null;
		for (const path of files.keys()) {
			if (!path.startsWith(folder)) continue;
			const cut = path.lastIndexOf('/') + 1;
			const name = path.slice(cut);
			if (!isToolchain(name)) continue;
			streams ??= streamFolders(files.keys());
			if (name.endsWith('.ts') && streams.has(path.slice(0, cut))) continue;
			yield GUIDE_TOOLCHAIN_SHIPPED.find('', { name }, { path });
		}
	}
};

/** Beside an HLS playlist, `.ts` is a piece of video. */
function streamFolders(paths: Iterable<string>): Set<string> {
	const folders = new Set<string>();
	for (const path of paths) {
		if (path.endsWith('.m3u8')) folders.add(path.slice(0, path.lastIndexOf('/') + 1));
	}
	return folders;
}
