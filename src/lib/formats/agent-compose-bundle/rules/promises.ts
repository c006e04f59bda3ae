/* What else the documents promise and the original never checks. */
import type { Finding } from '../../../contract/finding';
import { text } from '../../../contract/language';
import type { Rule } from '../../../contract/rule';
import { inManifest, inTrace, warning } from '../complaint';
import { exportRefusal } from '../export/tar';
import { type BundleFacts, type Document, MANIFEST, readable, TRACE, valueOf } from '../facts';
import { INSTRUCTIONS } from '../content/recompute';
import { isSafeSegment } from '../names';
import { walk } from '../tree';
import { selectedSkills } from './skills';

const path = 'manifest.json';

export const BUNDLE_NAME_UNSAFE = warning({
	code: 'BUNDLE_NAME_UNSAFE',
	section: 'manifest',
	title: text(
		'A role or boundary name that is no safe file name',
		'角色或边界名称不是安全的文件名'
	),
	why: text(
		'Tools build paths of it. verify checks personalities only.',
		'工具会用它构造路径。verify 只检查人格名称。'
	),
	todo: text('Use letters, digits, - and _.', '使用字母、数字、- 和 _。'),
	messages: { '': text('The {field} {name} is no safe name', '{field} {name} 不是安全的名称') },
	examples: {
		fails: { path, text: '"boundaries": ["../../etc"]' },
		passes: { path, text: '"boundaries": ["modify-live-backend"]' }
	}
});

export const BUNDLE_KEY_CASE = warning({
	code: 'BUNDLE_KEY_CASE',
	section: 'json',
	title: text('A key in odd case', '键的大小写异常'),
	why: text(
		'The original reads it all the same; most other readers do not.',
		'原工具仍会读取它，其他读取器大多不会。'
	),
	todo: text('Write the key as the documents do.', '按文档书写键名。'),
	messages: { '': text('The key {key} is read as {field}', '键 {key} 被当作 {field} 读取') },
	examples: {
		fails: { path, text: '"Format": "agent-compose.bundle"' },
		passes: { path, text: '"format": "agent-compose.bundle"' }
	}
});

export const BUNDLE_KEY_REPEATED = warning({
	code: 'BUNDLE_KEY_REPEATED',
	section: 'json',
	title: text('A key that comes again', '键重复'),
	why: text(
		'The original lays the values over each other; other readers take the first or the last.',
		'原工具会合并各个值，其他读取器取第一个或最后一个。'
	),
	todo: text('Keep one of them.', '只保留一个。'),
	messages: { '': text('The key {key} comes again', '键 {key} 重复') },
	examples: {
		fails: { path, text: '{ "role": "a", "role": "b" }' },
		passes: { path, text: '{ "role": "b" }' }
	}
});

export const BUNDLE_FILE_UNNAMED = warning({
	code: 'BUNDLE_FILE_UNNAMED',
	section: 'tree',
	title: text('A file that nothing names', '没有任何地方提到的文件'),
	why: text(
		'It travels with the bundle and no decision accounts for it.',
		'它随包传播，但没有决策说明其来由。'
	),
	todo: text('Remove it, if it does not belong here.', '如果不属于这里，请删除。'),
	messages: {
		'': text('Neither manifest nor trace accounts for {file}', '清单和记录都没有提到 {file}'),
		harness: text(
			'{file} was put there by a harness, after the bundle was composed',
			'{file} 是生成包之后由运行环境放入的'
		)
	},
	overrides: { harness: { level: 'info' } },
	examples: {
		fails: { path: 'notes.txt', text: '' },
		passes: { path: 'content/instructions.md', text: '' }
	}
});

export const BUNDLE_EXPORT_REFUSED = warning({
	code: 'BUNDLE_EXPORT_REFUSED',
	section: 'export',
	title: text('It verifies, but cannot be exported', '可通过校验，但无法导出'),
	why: text(
		'The export is a plain ustar archive: ASCII names, at most 100 bytes after a slash and 155 before it.',
		'导出是 ustar 归档：名称须为 ASCII，斜杠后至多 100 字节，斜杠前至多 155 字节。'
	),
	todo: text('Shorten the path, or write it in ASCII.', '缩短路径，或改用 ASCII。'),
	messages: { '': text('A ustar archive cannot hold {file}', 'ustar 归档无法容纳 {file}') },
	examples: {
		fails: { path: 'content/é.md', text: '' },
		passes: { path: 'content/e.md', text: '' }
	}
});

export const BUNDLE_NESTED = warning({
	code: 'BUNDLE_NESTED',
	level: 'info',
	section: null,
	title: text('The bundle lies one directory down', '包位于下一级目录'),
	why: text(
		'The directory was packed with its own name. verify is given that directory.',
		'目录连同其名称一起打包。verify 的对象是该目录。'
	),
	todo: text('Nothing: paths here are relative to it.', '无需处理：此处路径相对于它。'),
	messages: { '': text('The bundle was found in {directory}', '在 {directory} 中找到包') },
	examples: {
		fails: { path: 'my-bundle/manifest.json', text: '' },
		passes: { path: 'manifest.json', text: '' }
	}
});

export const BUNDLE_FOLDER_LIMITS = warning({
	code: 'BUNDLE_FOLDER_LIMITS',
	level: 'info',
	section: 'tree',
	title: text('What a browser cannot see in a folder', '浏览器看不到的内容'),
	why: text(
		'A browser does not show links, pipes, devices and permissions of a folder; verify rejects some of them.',
		'浏览器不显示文件夹中的链接、管道、设备和权限；verify 会拒绝其中一些。'
	),
	todo: text(
		'Drop a .tar.gz of the folder to have them judged.',
		'拖入该文件夹的 .tar.gz 以检查它们。'
	),
	messages: {
		'': text(
			'Symlinks, special files and permissions were not checked: a browser cannot see them in a folder',
			'未检查符号链接、特殊文件和权限：浏览器在文件夹中看不到它们'
		)
	},
	examples: {
		fails: { path: 'bundle/', text: '(folder)' },
		passes: { path: 'bundle.tar.gz', text: '(archive)' }
	}
});

/** Written into a finished bundle by `bundle materialize` for a harness. */
const HARNESS_FILES: readonly string[] = ['claude-settings.json'];

function* names(facts: BundleFacts): Generator<Finding> {
	const manifest = valueOf(facts.manifest);
	if (manifest === null) return;
	for (const [field, leaf] of [
		['role', manifest.role] as const,
		...manifest.boundaries.items.map((leaf) => ['boundary', leaf] as const)
	]) {
		if (isSafeSegment(leaf.value) || leaf.wrong || (field === 'role' && leaf.value === ''))
			continue;
		yield BUNDLE_NAME_UNSAFE.find('', { field, name: leaf.value }, inManifest(facts, leaf));
	}
}

function* keys(
	facts: BundleFacts,
	document: Document<unknown>,
	at: typeof inManifest
): Generator<Finding> {
	if (document.kind !== 'value') return;
	for (const note of document.notes) {
		const { key, field } = note;
		yield note.kind === 'case'
			? BUNDLE_KEY_CASE.find('', { key, field }, at(facts, note))
			: BUNDLE_KEY_REPEATED.find('', { key }, at(facts, note));
	}
}

function* unnamed(facts: BundleFacts): Generator<Finding> {
	const both = readable(facts);
	if (both === null) return;
	const { instructions, compiled_context: context } = both.manifest.delivery;
	const named = new Set([MANIFEST, TRACE, INSTRUCTIONS, instructions.value, context.value]);
	const skills = new Set(
		selectedSkills(both.trace).map(({ directory }) => `content/skills/${directory}`)
	);
	for (const { kind, path } of walk(facts.top)) {
		if (kind !== 'file' || named.has(path) || skills.has(path.split('/', 4).join('/'))) continue;
		const reason = HARNESS_FILES.includes(path) ? 'harness' : '';
		yield BUNDLE_FILE_UNNAMED.find(reason, { file: path }, { path });
	}
}

export const promises: Rule<BundleFacts> = {
	name: 'promises',
	*check(facts) {
		yield* names(facts);
		yield* keys(facts, facts.manifest, inManifest);
		yield* keys(facts, facts.trace, inTrace);
		yield* unnamed(facts);
		const refusal = exportRefusal(facts.top);
		if (refusal)
			yield BUNDLE_EXPORT_REFUSED.find('', { file: refusal.path }, { path: refusal.path });
		if (facts.root !== '') yield BUNDLE_NESTED.find('', { directory: facts.root });
		if (facts.container === 'folder') yield BUNDLE_FOLDER_LIMITS.find('', {});
	}
};
