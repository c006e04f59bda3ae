/* Section 1.3, 8 and 9: how the bundle is delivered, and that what it names is there. */
import { text } from '../../../contract/language';
import { type Complaint, inManifest, rejection, type Step } from '../complaint';
import { type BundleFacts, valueOf } from '../facts';
import { quote } from '../go/quote';
import type { Leaf } from '../json/shape';
import type { Manifest } from '../manifest';
import { isPortablePath } from '../names';
import { lookUp } from '../tree';

const section = 'delivery';
const path = 'manifest.json';

export const BUNDLE_ENTRY_POINT_MISSING = rejection({
	code: 'BUNDLE_ENTRY_POINT_MISSING',
	section,
	title: text('An entry point is not named', '未指定入口'),
	why: text(
		'A harness starts from the entry points that delivery names.',
		'运行环境从 delivery 指定的入口开始。'
	),
	todo: text('Name it in delivery, relative to the bundle.', '在 delivery 中写明，路径相对于包。'),
	messages: { '': text('delivery names no {field}', 'delivery 没有写明 {field}') },
	examples: {
		fails: { path, text: '"delivery": { "mode": "native-skills" }' },
		passes: {
			path,
			text: '"delivery": { "mode": "native-skills", "instructions": "content/instructions.md", "skills_root": "content/skills" }'
		}
	}
});

export const BUNDLE_ENTRY_POINT_UNSAFE = rejection({
	code: 'BUNDLE_ENTRY_POINT_UNSAFE',
	section,
	title: text('An entry point that is no safe relative path', '入口不是安全的相对路径'),
	why: text(
		'An entry point must stay inside the bundle and mean the same on every system.',
		'入口必须位于包内，并在各系统上含义一致。'
	),
	todo: text(
		'Write a /-separated path inside the bundle, without ., .. or a slash at either end.',
		'写包内以 / 分隔的路径，不含 .、..，首尾没有斜杠。'
	),
	messages: {
		'': text(
			'{field} is {entry}; a relative path inside the bundle is expected',
			'{field} 是 {entry}；应为包内的相对路径'
		)
	},
	examples: {
		fails: { path, text: '"instructions": "../instructions.md"' },
		passes: { path, text: '"instructions": "content/instructions.md"' }
	}
});

export const BUNDLE_ENTRY_POINT_NOT_FOUND = rejection({
	code: 'BUNDLE_ENTRY_POINT_NOT_FOUND',
	section,
	title: text('An entry point is not there', '入口不存在'),
	why: text('What delivery names must be in the bundle.', 'delivery 指定的内容必须在包中。'),
	todo: text(
		'Put it there, or correct the path. Upper and lower case count.',
		'放入该内容，或改正路径。区分大小写。'
	),
	messages: {
		'': text(
			'{field} names {entry}, which is not in the bundle',
			'{field} 指向 {entry}，但包中没有'
		)
	},
	examples: {
		fails: { path, text: '"instructions": "content/Instructions.md"' },
		passes: { path, text: '"instructions": "content/instructions.md"' }
	}
});

export const BUNDLE_ENTRY_POINT_KIND = rejection({
	code: 'BUNDLE_ENTRY_POINT_KIND',
	section,
	title: text('A file where a directory is expected, or the reverse', '应为目录处是文件，或相反'),
	why: text(
		'Instructions and compiled context are files; the skills root is a directory.',
		'instructions 和 compiled_context 是文件，skills_root 是目录。'
	),
	todo: text('Name the right one.', '写正确的路径。'),
	messages: {
		file: text(
			'{field} names {entry}, which is no regular file',
			'{field} 指向 {entry}，它不是普通文件'
		),
		directory: text(
			'{field} names {entry}, which is no directory',
			'{field} 指向 {entry}，它不是目录'
		)
	},
	examples: {
		fails: { path, text: '"instructions": "content/skills"' },
		passes: { path, text: '"instructions": "content/instructions.md"' }
	}
});

export const BUNDLE_DELIVERY_MODE = rejection({
	code: 'BUNDLE_DELIVERY_MODE',
	section,
	title: text('An unknown delivery mode', '未知的交付方式'),
	why: text(
		'A bundle delivers skills natively, or compiled into one document.',
		'包以原生技能或编译文档方式交付。'
	),
	todo: text('Write native-skills or compiled.', '写 native-skills 或 compiled。'),
	messages: {
		'': text(
			'delivery.mode is {mode}; native-skills or compiled is expected',
			'delivery.mode 是 {mode}；应为 native-skills 或 compiled'
		),
		missing: text(
			'delivery.mode is missing; native-skills or compiled is expected',
			'缺少 delivery.mode；应为 native-skills 或 compiled'
		)
	},
	examples: {
		fails: { path, text: '"mode": "Native-Skills"' },
		passes: { path, text: '"mode": "native-skills"' }
	}
});

export const BUNDLE_DELIVERY_FIELD = rejection({
	code: 'BUNDLE_DELIVERY_FIELD',
	section,
	title: text('An entry point of the other delivery mode', '属于另一种交付方式的入口'),
	why: text(
		'compiled_context belongs to compiled bundles, skills_root to native ones.',
		'compiled_context 属于编译包，skills_root 属于原生包。'
	),
	todo: text('Remove it, or change the mode.', '删除它，或更改方式。'),
	messages: { '': text('A {mode} bundle names {field}', '{mode} 包写了 {field}') },
	examples: {
		fails: { path, text: '"mode": "native-skills", "compiled_context": "delivery/compiled.md"' },
		passes: { path, text: '"mode": "compiled", "compiled_context": "delivery/compiled.md"' }
	}
});

type Field = 'instructions' | 'skills_root' | 'compiled_context';

function* entryPoint(
	facts: BundleFacts,
	{ delivery }: Manifest,
	field: Field,
	kind: 'file' | 'directory'
): Generator<Complaint> {
	const leaf = delivery[field];
	if (leaf.wrong || delivery.at.wrong) return;
	const entry = leaf.value;
	const at = inManifest(facts, leaf.span ? leaf : delivery.at);
	if (entry === '') {
		const finding = BUNDLE_ENTRY_POINT_MISSING.find('', { field }, at);
		yield { finding, original: `bundle manifest names no ${field} entry point` };
		return;
	}
	const original = `bundle ${field} entry ${quote(entry)}`;
	if (!isPortablePath(entry)) {
		const finding = BUNDLE_ENTRY_POINT_UNSAFE.find('', { field, entry }, at);
		yield { finding, original: `${original} is not a safe relative path` };
		return;
	}
	const found = lookUp(facts.top, entry, facts.name);
	if (typeof found === 'string') {
		const finding = BUNDLE_ENTRY_POINT_NOT_FOUND.find('', { field, entry }, at);
		yield { finding, original: `${original}: stat ${facts.name}/${entry}: ${found}` };
	} else if (found.kind !== kind && found.kind !== 'symlink') {
		/* Where a symlink leads is not for us to say; the tree walk rejects it. */
		const finding = BUNDLE_ENTRY_POINT_KIND.find(kind, { field, entry }, at);
		yield {
			finding,
			original: `${original} is not a ${kind === 'file' ? 'regular file' : 'directory'}`
		};
	}
}

function unexpected(facts: BundleFacts, mode: string, field: Field, leaf: Leaf<string>): Complaint {
	const word = mode === 'compiled' ? 'compiled' : 'native';
	return {
		finding: BUNDLE_DELIVERY_FIELD.find('', { mode, field }, inManifest(facts, leaf)),
		original: `${word} bundle unexpectedly names ${field}`
	};
}

function* judge(facts: BundleFacts, manifest: Manifest): Generator<Complaint> {
	yield* entryPoint(facts, manifest, 'instructions', 'file');
	const { mode, skills_root: root, compiled_context: context, at } = manifest.delivery;
	if (mode.value === 'native-skills') {
		if (context.value !== '') yield unexpected(facts, mode.value, 'compiled_context', context);
		yield* entryPoint(facts, manifest, 'skills_root', 'directory');
	} else if (mode.value === 'compiled') {
		if (root.value !== '') yield unexpected(facts, mode.value, 'skills_root', root);
		yield* entryPoint(facts, manifest, 'compiled_context', 'file');
	} else if (!mode.wrong && !at.wrong) {
		yield {
			finding: BUNDLE_DELIVERY_MODE.find(
				mode.value === '' ? 'missing' : '',
				{ mode: mode.value },
				inManifest(facts, mode.span ? mode : at)
			),
			original: `bundle manifest has unknown delivery mode ${quote(mode.value)}`
		};
	}
}

export const delivery: Step = {
	name: 'delivery',
	*check(facts) {
		const manifest = valueOf(facts.manifest);
		if (manifest !== null && !manifest.at.wrong) yield* judge(facts, manifest);
	}
};
