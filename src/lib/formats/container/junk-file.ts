import { defineCode } from '../../contract/code';
import { text } from '../../contract/language';
import type { Rule } from '../../contract/rule';
import type { ContainerFacts } from './facts';
import { CONTAINER_FIXES } from './fixes';
import { inside } from './inside';
import { junkNodes } from './junk';

export const GUIDE_JUNK_FILE = defineCode({
	code: 'GUIDE_JUNK_FILE',
	level: 'warning',
	stage: 'guide',
	basis: 'guide',
	section: '§5 §7',
	title: text('Nothing but the package', '只有包本身'),
	messages: {
		macos: text('{path} is a leftover of macOS', '{path} 是 macOS 的残留文件'),
		windows: text('{path} is a leftover of Windows', '{path} 是 Windows 的残留文件'),
		vcs: text('{path} belongs to version control', '{path} 属于版本控制'),
		editor: text('{path} is a leftover of an editor', '{path} 是编辑器的残留文件'),
		'dependency-tree': text('{path} is an installed dependency', '{path} 是安装的依赖')
	},
	why: text(
		'It makes the package larger, can give away what was never meant to be published, and no role needs it.',
		'它使包变大，可能泄露不打算发布的内容，而且角色用不到。'
	),
	todo: text(
		'Leave it out of the zip. Zip from a copy, or use a tool that leaves such files out.',
		'不要放进 zip。从副本打包，或使用会排除这类文件的工具。'
	),
	examples: {
		fails: { path: 'words-john-0.1.0.zip', text: 'words-john/assets/Thumbs.db' },
		passes: { path: 'words-john-0.1.0.zip', text: 'words-john/assets/icon.png' }
	}
});

/** A `.DS_Store` in an archive is an error already, and only that. */
const isReported = (path: string): boolean => /(?:^|\/)\.ds_store(?:\/|$)/iu.test(path);

export const junkFileRule: Rule<ContainerFacts> = {
	name: 'junk-file',
	*check({ tree, root }) {
		const archive = tree.container !== 'folder';
		for (const [index, kind] of junkNodes(tree.nodes)) {
			const node = tree.nodes[index];
			if (!node || node.kind === 'directory' || (archive && isReported(node.path))) continue;
			/* Of an entry that is refused for its name, only Finder's icon is worth a second word. */
			if (!node.safe && !node.path.endsWith('Icon\r')) continue;
			const path = inside(node.path, root);
			yield GUIDE_JUNK_FILE.find(
				kind,
				{ path },
				{ path, fix: { id: CONTAINER_FIXES.dropJunk, needs: [] } }
			);
		}
	}
};
