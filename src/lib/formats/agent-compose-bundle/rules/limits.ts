/* Where Rolecheck itself stops: what could not be judged, and findings beyond counting. */
import type { Finding } from '../../../contract/finding';
import { text } from '../../../contract/language';
import type { Rule } from '../../../contract/rule';
import { warning } from '../complaint';
import { type BundleFacts, documents } from '../facts';

export const BUNDLE_NOT_JUDGED = warning({
	code: 'BUNDLE_NOT_JUDGED',
	section: null,
	title: text('A file that could not be judged', '无法判断的文件'),
	why: text(
		'Without it nobody can say whether verify accepts the bundle.',
		'缺少它就无法判断 verify 是否接受此包。'
	),
	todo: text(
		'Drop the bundle again; a file of this kind is a few hundred kilobytes at most.',
		'重新拖入包；此类文件通常不超过几百 KB。'
	),
	messages: { '': text('{file} could not be judged: {why}', '无法判断 {file}：{why}') },
	examples: {
		fails: { path: 'trace.json', text: '(500 MB)' },
		passes: { path: 'trace.json', text: '(20 kB)' }
	}
});

export const BUNDLE_MORE = warning({
	code: 'BUNDLE_MORE',
	level: 'info',
	section: null,
	title: text('More findings of one kind than are listed', '同类问题过多，未全部列出'),
	why: text(
		'Thousands of findings of one check have one cause.',
		'同一检查的数千个问题往往只有一个原因。'
	),
	todo: text('Settle those listed, then check again.', '先处理列出的问题，再重新检查。'),
	messages: {
		'': text(
			'{count} more findings of the check {check} are not listed',
			'检查 {check} 还有 {count} 个问题未列出'
		)
	},
	examples: {
		fails: { path: 'manifest.json', text: '(100,000 repositories without a reason)' },
		passes: { path: 'manifest.json', text: '(3 repositories, each with a reason)' }
	}
});

/** Findings of one rule that are listed; the rest are counted. */
const LISTED = 5_000;

export const capped = (rule: Rule<BundleFacts>): Rule<BundleFacts> => ({
	name: rule.name,
	*check(facts): Generator<Finding> {
		let count = 0;
		for (const finding of rule.check(facts)) if (count++ < LISTED) yield finding;
		if (count > LISTED) yield BUNDLE_MORE.find('', { count: count - LISTED, check: rule.name });
	}
});

export const notJudged: Rule<BundleFacts> = {
	name: 'not-judged',
	*check(facts) {
		for (const [file, document] of documents(facts)) {
			if (document.kind !== 'not-read') continue;
			yield BUNDLE_NOT_JUDGED.find('', { file, why: document.why }, { path: file });
		}
	}
};
