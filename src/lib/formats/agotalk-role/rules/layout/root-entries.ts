import { defineCode } from '../../../../contract/code';
import { text } from '../../../../contract/language';
import type { Rule } from '../../../../contract/rule';
import { CONTRACT_PATH } from '../../facts/contract-file';
import type { RoleFacts } from '../../facts/role-facts';

const manifest = text(
	'{path} is not read: the contract is agotalk.role.toml, there is no other manifest',
	'{path} 不会被读取：契约文件是 agotalk.role.toml，没有别的清单'
);

/** Files that other systems take for a manifest. The reason of the finding is the name. */
const MANIFESTS = {
	'manifest.json': manifest,
	'manifest.toml': manifest,
	'manifest.yaml': manifest,
	'manifest.yml': manifest,
	'manifest.webmanifest': manifest,
	'package.json': manifest,
	'role.json': manifest,
	'role.toml': manifest,
	'role.yaml': manifest,
	'role.yml': manifest,
	'agotalk.toml': manifest,
	'agotalk.json': manifest,
	'agotalk.role.json': manifest,
	'agotalk.role.yaml': manifest,
	'agotalk.role.yml': manifest,
	'plugin.json': manifest,
	'skill.json': manifest
} as const;

export const GUIDE_SECOND_MANIFEST = defineCode({
	code: 'GUIDE_SECOND_MANIFEST',
	level: 'info',
	stage: 'guide',
	basis: 'guide',
	section: 'intro',
	title: text('There is no other manifest', '没有别的清单'),
	messages: MANIFESTS,
	why: text(
		'Nothing reads it, so what it declares has no effect.',
		'没有程序读取它，其中的声明不起作用。'
	),
	todo: text(
		'Move what matters into agotalk.role.toml, or leave it if the app itself uses the file.',
		'把重要内容移到 agotalk.role.toml；如果应用自己要用这个文件，可以保留。'
	),
	examples: {
		fails: { path: 'words-john/', text: 'role.md\nagotalk.role.toml\nmanifest.json' },
		passes: { path: 'words-john/', text: 'role.md\nagotalk.role.toml' }
	}
});

export const GUIDE_UNKNOWN_TOP_LEVEL = defineCode({
	code: 'GUIDE_UNKNOWN_TOP_LEVEL',
	level: 'info',
	stage: 'guide',
	basis: 'guide',
	section: '§2',
	title: text('Names the guide does not list', '指南未列出的名字'),
	messages: {
		'': text(
			'{path} is no name the guide lists; extra content is allowed when it serves the role',
			'{path} 不在指南列出的名字里；如果对角色有用，允许额外内容'
		)
	},
	why: text('It is packed and shipped like everything else.', '它会像其他内容一样被打包和分发。'),
	todo: text('Keep it if the role needs it, else leave it out.', '角色需要就保留，否则去掉。'),
	examples: {
		fails: { path: 'teacher-tori/', text: 'role.md\nresources/lesson-1.md' },
		passes: { path: 'teacher-tori/', text: 'role.md\ncontents/lesson-1.md' }
	}
});

const KNOWN: ReadonlySet<string> = new Set([
	'role.md',
	CONTRACT_PATH,
	'avatar.png',
	'intro.html',
	'skills',
	'contents',
	'assets'
]);
const isManifest = (name: string): name is keyof typeof MANIFESTS => Object.hasOwn(MANIFESTS, name);
/** Names that a rule of their own speaks of: role.md under another case, an avatar of another kind. */
const SPOKEN_OF = /^(?:role\.(?:md|markdown)|readme\.md|avatar\.\w+)$/iu;

export const rootEntriesRule: Rule<RoleFacts> = {
	name: 'root-entries',
	*check({ layout }) {
		const tops = new Set<string>();
		let last = '/';
		for (const path of [...layout.files.keys(), ...layout.directories]) {
			if (path.startsWith(last)) continue;
			const top = path.split('/', 1)[0] ?? path;
			tops.add(top);
			last = `${top}/`;
		}
		for (const path of tops) {
			if (KNOWN.has(path) || SPOKEN_OF.test(path)) continue;
			if (isManifest(path) && layout.files.has(path))
				yield GUIDE_SECOND_MANIFEST.find(path, { path }, { path });
			else yield GUIDE_UNKNOWN_TOP_LEVEL.find('', { path }, { path });
		}
	}
};
