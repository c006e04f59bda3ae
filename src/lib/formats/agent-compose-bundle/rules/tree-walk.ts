/* Section 1.1: what lies in the bundle, before any JSON is read. */
import { text } from '../../../contract/language';
import { type Complaint, rejection, type Step } from '../complaint';
import type { BundleFacts } from '../facts';
import { isSafeSegment } from '../names';
import { type Entry, walk } from '../tree';

const section = 'tree';

export const BUNDLE_ENTRY_NAME = rejection({
	code: 'BUNDLE_ENTRY_NAME',
	section,
	title: text('A name that not every system can hold', '并非所有系统都支持的名称'),
	why: text(
		'A bundle is copied between systems. Windows refuses or changes such names.',
		'包会在不同系统之间复制。Windows 会拒绝或更改这样的名称。'
	),
	todo: text(
		'Rename it: no \\ < > : " | ? * and no control characters, no dot or space at the end, no CON, PRN, AUX, NUL, COM1-9, LPT1-9, and UTF-8 throughout.',
		'请重命名：不含 \\ < > : " | ? * 和控制字符，不以点或空格结尾，不是 CON、PRN、AUX、NUL、COM1-9、LPT1-9，并且是 UTF-8。'
	),
	messages: {
		'': text('{entry} has a name that is not portable', '{entry} 的名称不可移植'),
		encoding: text('The name of {entry} is not UTF-8', '{entry} 的名称不是 UTF-8')
	},
	examples: {
		fails: { path: 'content/a:b.md', text: '' },
		passes: { path: 'content/a-b.md', text: '' }
	}
});

export const BUNDLE_ENTRY_SYMLINK = rejection({
	code: 'BUNDLE_ENTRY_SYMLINK',
	section,
	title: text('A symlink', '符号链接'),
	why: text(
		'A bundle must hold its content itself: a link can point out of it.',
		'包必须自己包含内容：链接可能指向包外。'
	),
	todo: text('Put a copy of the file in place of the link.', '用文件副本替换链接。'),
	messages: { '': text('{entry} is a symlink', '{entry} 是符号链接') },
	examples: {
		fails: { path: 'content/instructions.md', text: '-> ../shared.md' },
		passes: { path: 'content/instructions.md', text: '# Role instructions' }
	}
});

export const BUNDLE_ENTRY_SPECIAL = rejection({
	code: 'BUNDLE_ENTRY_SPECIAL',
	section,
	title: text('Neither a file nor a directory', '既不是文件也不是目录'),
	why: text(
		'Pipes, devices and sockets have no content that could be delivered.',
		'管道、设备和套接字没有可交付的内容。'
	),
	todo: text('Remove it from the bundle.', '从包中删除它。'),
	messages: {
		'': text(
			'{entry} is neither a regular file nor a directory',
			'{entry} 既不是普通文件，也不是目录'
		)
	},
	examples: {
		fails: { path: 'content/pipe', text: '(fifo)' },
		passes: { path: 'content/notes.md', text: 'notes' }
	}
});

export const treeWalk: Step = {
	name: 'tree-walk',
	*check(facts) {
		for (const entry of walk(facts.top)) yield* judge(facts, entry);
	}
};

/* A bad directory name is told once, not again for everything below it. */
function* judge(facts: BundleFacts, entry: Entry): Generator<Complaint> {
	const path = entry.path;
	const named = `${facts.name}/${path}`;
	if (entry.rawName || !isSafeSegment(entry.name)) {
		yield {
			finding: BUNDLE_ENTRY_NAME.find(entry.rawName ? 'encoding' : '', { entry: path }, { path }),
			original: `bundle entry ${named} has a non-portable relative path`
		};
	}
	if (entry.kind === 'symlink') {
		yield {
			finding: BUNDLE_ENTRY_SYMLINK.find('', { entry: path }, { path }),
			original: `bundle entry ${named} is a symlink`
		};
	}
	if (entry.kind === 'other') {
		yield {
			finding: BUNDLE_ENTRY_SPECIAL.find('', { entry: path }, { path }),
			original: `bundle entry ${named} is not a regular file or directory`
		};
	}
}
