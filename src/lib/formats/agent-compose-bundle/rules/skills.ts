/* Section 1.7: the skills that the trace selects, by source and name. */
import { text } from '../../../contract/language';
import { inTrace, rejection, type Step } from '../complaint';
import { readable, valueOf } from '../facts';
import { quote } from '../go/quote';
import { isSafeSegment, isSafeSourceId, sourceSegment } from '../names';
import { type Decision, selectedOf, type Trace } from '../trace';

const section = 'skills';
const path = 'trace.json';

export const BUNDLE_SKILL_UNSAFE = rejection({
	code: 'BUNDLE_SKILL_UNSAFE',
	section,
	title: text('A selected skill whose name or source is unsafe', '所选技能的名称或来源不安全'),
	why: text(
		'Source and skill together are the skill’s directory in the bundle.',
		'来源与技能名组成技能在包中的目录。'
	),
	todo: text(
		'Write the subject as skill:name with a safe file name, and a source without slashes.',
		'subject 写作 skill:name，名称是安全的文件名，来源不含斜杠。'
	),
	messages: {
		name: text(
			'The trace selects {subject}; skill: and a safe file name are expected',
			'记录选择了 {subject}；应为 skill: 加安全的文件名'
		),
		source: text(
			'The source of {subject} is {source}, which is no safe source id',
			'{subject} 的来源是 {source}，不是安全的来源 id'
		)
	},
	examples: {
		fails: { path, text: '"subject": "skill:a/b"' },
		passes: { path, text: '"subject": "skill:review"' }
	}
});

export const BUNDLE_SKILLS_NONE = rejection({
	code: 'BUNDLE_SKILLS_NONE',
	section,
	title: text('No skill is selected', '没有选择任何技能'),
	why: text('A bundle delivers at least the skill of its role.', '包至少要交付角色的技能。'),
	todo: text('Compose the bundle again.', '重新生成包。'),
	messages: { '': text('The trace selects no skills', '记录没有选择任何技能') },
	examples: {
		fails: { path, text: '"decisions": []' },
		passes: {
			path,
			text: '{ "subject": "skill:role-platform", "kind": "skill", "outcome": "selected", … }'
		}
	}
});

export const BUNDLE_SKILL_SOURCE = rejection({
	code: 'BUNDLE_SKILL_SOURCE',
	section,
	title: text('A skill from a source that the manifest does not list', '技能来源不在清单中'),
	why: text(
		'sources in the manifest is the whole list of where content came from.',
		'清单的 sources 列出内容的全部来源。'
	),
	todo: text('Add the source to the manifest’s sources.', '将来源加入清单的 sources。'),
	messages: {
		'': text(
			'{subject} comes from {source}, which sources does not list',
			'{subject} 来自 {source}，但 sources 未列出'
		)
	},
	examples: {
		fails: { path, text: '"source": "aos-private"' },
		passes: { path, text: '"source": "aos-public"' }
	}
});

export interface SelectedSkill {
	readonly decision: Decision;
	readonly source: string;
	readonly skill: string;
	/** `segment/skill`, under content/skills. */
	readonly directory: string;
}

const PREFIX = 'skill:';

/** A selected skill with the directory it must have; null: its name or source is not safe. */
export function skillOf(decision: Decision): SelectedSkill | null {
	const subject = decision.subject.value;
	const source = decision.source.value;
	const skill = subject.startsWith(PREFIX) ? subject.slice(PREFIX.length) : '';
	if (!isSafeSegment(skill) || !isSafeSourceId(source)) return null;
	return { decision, source, skill, directory: `${sourceSegment(source)}/${skill}` };
}

/** The selected skills that have a directory, in the order of the trace. */
export const selectedSkills = (trace: Trace): SelectedSkill[] =>
	selectedOf(trace, 'skill')
		.map(skillOf)
		.filter((skill) => skill !== null);

export const skills: Step = {
	name: 'skills',
	*check(facts) {
		const trace = valueOf(facts.trace);
		if (trace === null || trace.at.wrong || trace.decisions.wrong) return;
		const selected = selectedOf(trace, 'skill');
		for (const { subject, source, ...decision } of selected) {
			if (skillOf({ subject, source, ...decision }) !== null) continue;
			const params = { subject: subject.value, source: source.value };
			const named =
				subject.value.startsWith(PREFIX) && isSafeSegment(subject.value.slice(PREFIX.length));
			yield {
				finding: named
					? BUNDLE_SKILL_UNSAFE.find(
							'source',
							params,
							inTrace(facts, source.span ? source : decision.at)
						)
					: BUNDLE_SKILL_UNSAFE.find(
							'name',
							params,
							inTrace(facts, subject.span ? subject : decision.at)
						),
				original: `bundle trace selects an unsafe identity path ${quote(subject.value)} from ${quote(source.value)}`
			};
		}
		if (selected.length === 0) {
			yield {
				finding: BUNDLE_SKILLS_NONE.find('', {}, inTrace(facts, trace.decisions)),
				original: 'bundle trace selects no skills'
			};
		}
		const both = readable(facts);
		if (both === null || both.manifest.sources.wrong) return;
		const sources = new Set(both.manifest.sources.items.map(({ value }) => value));
		for (const { decision, source } of selectedSkills(trace)) {
			if (sources.has(source)) continue;
			yield {
				finding: BUNDLE_SKILL_SOURCE.find(
					'',
					{ subject: decision.subject.value, source },
					inTrace(facts, decision.source)
				),
				original: `selected identity source ${quote(source)} is absent from manifest sources`
			};
		}
	}
};
