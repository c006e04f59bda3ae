/* Section 1.8: content/skills holds the selected skills, each with its SKILL.md, and nothing else. */
import { text } from '../../../contract/language';
import { type Complaint, inTrace, rejection, type Step } from '../complaint';
import { type BundleFacts, valueOf } from '../facts';
import { quote, quoteAll } from '../go/quote';
import { compareUtf8 } from '../go/utf8';
import { selectedOf, type Trace } from '../trace';
import { type Entry, lookUp, sorted } from '../tree';
import { selectedSkills } from './skills';

const section = 'skills tree';
const ROOT = 'content/skills';

export const BUNDLE_SKILLS_ROOT = rejection({
	code: 'BUNDLE_SKILLS_ROOT',
	section,
	title: text('No content/skills', '没有 content/skills'),
	why: text(
		'Skills are always read from content/skills, whatever skills_root says.',
		'技能总是从 content/skills 读取，与 skills_root 无关。'
	),
	todo: text('Put the selected skills there.', '将所选技能放在那里。'),
	messages: {
		missing: text('There is no directory content/skills', '没有目录 content/skills'),
		file: text('content/skills is no directory', 'content/skills 不是目录')
	},
	examples: {
		fails: { path: 'skills/role-tpm/SKILL.md', text: '' },
		passes: { path: 'content/skills/roster%3Acore/role-tpm/SKILL.md', text: '' }
	}
});

export const BUNDLE_SKILLS_STRAY_FILE = rejection({
	code: 'BUNDLE_SKILLS_STRAY_FILE',
	section,
	title: text('A file where only directories belong', '只能放目录的地方有文件'),
	why: text(
		'Under content/skills there is a directory for each source and in it one for each skill. A .DS_Store counts too.',
		'content/skills 下每个来源一个目录，其中每个技能一个目录。.DS_Store 也算文件。'
	),
	todo: text('Remove it, or move it into a skill.', '删除它，或移入某个技能。'),
	messages: { '': text('{entry} is no directory', '{entry} 不是目录') },
	examples: {
		fails: { path: 'content/skills/README.md', text: '' },
		passes: { path: 'content/README.md', text: '' }
	}
});

export const BUNDLE_SKILLS_MISMATCH = rejection({
	code: 'BUNDLE_SKILLS_MISMATCH',
	section,
	title: text('The skills there are not the selected ones', '现有技能与所选技能不符'),
	why: text(
		'What lies in content/skills is delivered: it must be exactly what the trace selects.',
		'content/skills 中的内容会被交付，必须与记录所选完全一致。'
	),
	todo: text(
		'Compose the bundle again, or add what is missing and remove the rest.',
		'重新生成包，或补齐缺失并删除多余。'
	),
	messages: {
		missing: text('{skill} is selected; {entry} is not there', '选择了 {skill}，但没有 {entry}'),
		stray: text('{entry} is there; no decision selects it', '有 {entry}，但没有决策选择它'),
		repeated: text(
			'{skill} is selected {count} times from one source',
			'{skill} 从同一来源被选择 {count} 次'
		)
	},
	examples: {
		fails: { path: 'content/skills/roster%3Acore/extra/SKILL.md', text: '' },
		passes: { path: 'content/skills/roster%3Acore/role-tpm/SKILL.md', text: '' }
	}
});

export const BUNDLE_SKILL_FILE = rejection({
	code: 'BUNDLE_SKILL_FILE',
	section,
	title: text('A skill without SKILL.md', '技能缺少 SKILL.md'),
	why: text(
		'SKILL.md is the skill. Upper and lower case count.',
		'SKILL.md 就是技能本身。区分大小写。'
	),
	todo: text('Put SKILL.md into the skill’s directory.', '将 SKILL.md 放入技能目录。'),
	messages: {
		missing: text('{entry} is not there', '没有 {entry}'),
		kind: text('{entry} is no regular file', '{entry} 不是普通文件')
	},
	examples: {
		fails: { path: 'content/skills/roster%3Acore/role-tpm/skill.md', text: '' },
		passes: { path: 'content/skills/roster%3Acore/role-tpm/SKILL.md', text: '' }
	}
});

function* strayFiles(root: Entry, found: string[]): Generator<Complaint> {
	const stray = (entry: Entry, original: string): Complaint => ({
		finding: BUNDLE_SKILLS_STRAY_FILE.find('', { entry: entry.path }, { path: entry.path }),
		original
	});
	for (const source of sorted(root)) {
		if (source.kind !== 'directory') {
			yield stray(source, `canonical skills root contains non-directory ${source.name}`);
			continue;
		}
		for (const skill of sorted(source)) {
			if (skill.kind === 'directory') found.push(`${source.name}/${skill.name}`);
			else
				yield stray(skill, `identity source ${source.name} contains non-directory ${skill.name}`);
		}
	}
}

const countOf = (names: readonly string[]): Map<string, number> => {
	const counts = new Map<string, number>();
	for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
	return counts;
};

function* compared(facts: BundleFacts, trace: Trace, found: string[]): Generator<Complaint> {
	const selected = selectedSkills(trace);
	const expected = selected.map(({ directory }) => directory).sort(compareUtf8);
	found.sort(compareUtf8);
	if (found.length === expected.length && found.every((name, i) => name === expected[i])) return;
	const original = `bundle identity tree ${quoteAll(found)} does not match selected identities ${quoteAll(expected)}`;
	const there = new Set(found);
	const counts = countOf(expected);
	for (const { decision, skill, directory } of new Map(
		selected.map((one) => [one.directory, one])
	).values()) {
		const entry = `${ROOT}/${directory}`;
		const count = counts.get(directory) ?? 0;
		const at = inTrace(facts, decision.subject);
		if (!there.has(directory)) {
			yield { finding: BUNDLE_SKILLS_MISMATCH.find('missing', { skill, entry }, at), original };
		} else if (count > 1) {
			yield { finding: BUNDLE_SKILLS_MISMATCH.find('repeated', { skill, count }, at), original };
		}
	}
	for (const directory of found) {
		if (counts.has(directory)) continue;
		const path = `${ROOT}/${directory}`;
		yield { finding: BUNDLE_SKILLS_MISMATCH.find('stray', { entry: path }, { path }), original };
	}
}

function* skillFiles(facts: BundleFacts, trace: Trace): Generator<Complaint> {
	const seen = new Set<string>();
	for (const { decision, source, skill, directory } of selectedSkills(trace)) {
		const entry = `${ROOT}/${directory}/SKILL.md`;
		/* A missing directory has been told already. */
		if (seen.has(directory) || typeof lookUp(facts.top, `${ROOT}/${directory}`) === 'string')
			continue;
		seen.add(directory);
		const file = lookUp(facts.top, entry);
		/* Here the original shows the source as it is, not as its directory is called. */
		const original = `selected identity ${quote(`${source}/${skill}`)}`;
		if (typeof file === 'string') {
			yield {
				finding: BUNDLE_SKILL_FILE.find('missing', { entry }, inTrace(facts, decision.subject)),
				original: `${original} has no SKILL.md: stat ${facts.name}/${entry}: ${file}`
			};
		} else if (file.kind !== 'file' && file.kind !== 'symlink') {
			yield {
				finding: BUNDLE_SKILL_FILE.find('kind', { entry }, { path: entry }),
				original: `${original} SKILL.md is not a regular file`
			};
		}
	}
}

export const skillsTree: Step = {
	name: 'skills-tree',
	*check(facts) {
		const root = lookUp(facts.top, ROOT);
		if (typeof root === 'string' || root.kind !== 'directory') {
			const why = typeof root === 'string' ? root : 'not a directory';
			yield {
				finding: BUNDLE_SKILLS_ROOT.find(
					why === 'not a directory' ? 'file' : 'missing',
					{},
					{ path: ROOT }
				),
				original: `read canonical skills root: open ${facts.name}/${ROOT}: ${why}`
			};
			return;
		}
		const found: string[] = [];
		yield* strayFiles(root, found);
		const trace = valueOf(facts.trace);
		if (trace === null || trace.decisions.wrong || trace.at.wrong) return;
		if (selectedOf(trace, 'skill').length === 0) return;
		yield* compared(facts, trace, found);
		yield* skillFiles(facts, trace);
	}
};
