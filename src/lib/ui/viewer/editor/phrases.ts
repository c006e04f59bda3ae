import type { Language } from '../../../contract/language';

/** What the editor itself says, which is English already. */
const CHINESE: Readonly<Record<string, string>> = {
	Find: '查找',
	Replace: '替换为',
	next: '下一个',
	previous: '上一个',
	all: '全选',
	'match case': '区分大小写',
	regexp: '正则表达式',
	'by word': '全字匹配',
	replace: '替换',
	'replace all': '全部替换',
	close: '关闭',
	'current match': '当前匹配',
	'on line': '位于第',
	'replaced match on line $': '已替换第 $ 行的匹配',
	'replaced $ matches': '已替换 $ 处',
	'Go to line': '转到行',
	go: '转到',
	Diagnostics: '问题',
	'No diagnostics': '没有问题',
	'Control character': '控制字符',
	'Selection deleted': '已删除所选内容'
};

export const phrasesIn = (language: Language): Readonly<Record<string, string>> =>
	language === 'en' ? {} : CHINESE;
