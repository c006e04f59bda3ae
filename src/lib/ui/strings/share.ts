import { text, type Text } from '../../contract/language';
import type { OwnCopy } from '../../share/link/own-copy';
import type { LinkRefusal } from '../../share/link/problem';
import type { LoadProblem } from '../../share/load-url';
import type { SetAsideRefusal } from '../../share/suppress';
import type { ComparisonWarning } from '../../compare/comparison';

/** Why a shared report is not shown. */
const linkProblems: Readonly<Record<LinkRefusal, Text>> = {
	empty: text('The link holds no report.', '链接里没有报告。'),
	'too-long': text(
		'The link is longer than any that Rolecheck makes.',
		'链接比 Rolecheck 生成的任何链接都长。'
	),
	alphabet: text(
		'The link holds characters that no link of Rolecheck has. It may have been changed on its way.',
		'链接里有 Rolecheck 链接不会出现的字符，可能在传递中被改动。'
	),
	compression: text(
		'The report in the link cannot be unpacked. The link may have been cut off.',
		'链接里的报告无法解压，链接可能被截断。'
	),
	'too-large': text(
		'Unpacked, the report is larger than any that Rolecheck shares.',
		'解压后的报告比 Rolecheck 分享的任何报告都大。'
	),
	encoding: text('The report in the link is not text.', '链接里的报告不是文本。'),
	json: text('The report in the link is not JSON.', '链接里的报告不是 JSON。'),
	'too-deep': text(
		'The report in the link is nested deeper than a report is.',
		'链接里的报告嵌套过深，不是报告的样子。'
	),
	version: text(
		'The link was made by another version of Rolecheck. Reload this page, or ask for a new link.',
		'链接由另一个版本的 Rolecheck 生成。请重新加载页面，或索取新链接。'
	),
	shape: text(
		'What the link holds is no report: {at} is not as expected.',
		'链接里的内容不是报告：{at} 不符合预期。'
	)
};

/** Why a package is not loaded from an address. */
const loadProblems: Readonly<Record<LoadProblem['reason'], Text>> = {
	'not-a-url': text(
		'The link names no address: expected https:// and where the zip is.',
		'链接里没有地址：应为 https:// 开头的 zip 地址。'
	),
	'too-long': text('The address is longer than 4,096 characters.', '地址超过 4,096 个字符。'),
	scheme: text(
		'Only https:// addresses are loaded, and http:// from this computer.',
		'只加载 https:// 地址，以及本机的 http:// 地址。'
	),
	credentials: text(
		'The address holds a user name or password, and those are never sent.',
		'地址里有用户名或密码，Rolecheck 从不发送它们。'
	),
	redirect: text(
		'The server passed the request on to an address that is not loaded from here.',
		'服务器把请求转到了不允许加载的地址。'
	),
	network: text(
		'No answer came, or it broke off: the server cannot be reached, or you are offline.',
		'没有收到回应，或中途断开：服务器无法访问，或你已离线。'
	),
	cors: text(
		'The server answers, but does not let other pages read the file (CORS). Download it and drop it here.',
		'服务器有回应，但不允许其他页面读取该文件（CORS）。请下载后拖到这里。'
	),
	empty: text('The server sent an empty file.', '服务器返回了空文件。'),
	status: text(
		'The server refused the request with status {status}.',
		'服务器拒绝了请求，状态码 {status}。'
	),
	size: text('The file is larger than {limit} bytes.', '文件大于 {limit} 字节。')
};

const ownCopy: Readonly<Record<OwnCopy, Text>> = {
	same: text(
		'Your copy has the same bytes, and Rolecheck says the same about it.',
		'你的副本字节相同，Rolecheck 的结论也相同。'
	),
	differs: text(
		'Your copy has the same bytes, but the shared report says something else: another version of Rolecheck made it, or somebody changed it.',
		'你的副本字节相同，但分享的报告内容不同：它由另一版本的 Rolecheck 生成，或被人改过。'
	),
	'other-bytes': text(
		'Your copy is not the package that the report is about: the SHA-256 differs.',
		'你的副本不是报告所说的包：SHA-256 不同。'
	),
	'cannot-tell': text(
		'Whether this is the same package cannot be told: a folder has no SHA-256.',
		'无法判断是否为同一个包：文件夹没有 SHA-256。'
	)
};

const setAsideRefusals: Readonly<Record<SetAsideRefusal, Text>> = {
	level: text(
		'Only warnings and advice can be set aside; an error has to be repaired.',
		'只有警告和建议可以搁置；错误必须修复。'
	),
	reason: text('Write why, in 1 to 500 characters.', '写明原因，1 到 500 个字符。'),
	full: text('2,000 findings of this package are set aside already.', '这个包已搁置 2,000 处。')
};

const comparisonWarnings: Readonly<Record<ComparisonWarning, Text>> = {
	'version-unchanged': text(
		'The content changed and the version is still {version}. Raise it, so that users get the update.',
		'内容有改动，版本仍是 {version}。请提高版本号，用户才会收到更新。'
	),
	'version-lowered': text(
		'The version went down from {before} to {after}.',
		'版本从 {before} 降到了 {after}。'
	),
	'other-id': text(
		'These are two packages, not two versions of one: {before} and {after}.',
		'这是两个包，而不是同一个包的两个版本：{before} 和 {after}。'
	),
	'other-format': text(
		'These are of two formats: {before} and {after}.',
		'两者格式不同：{before} 和 {after}。'
	)
};

export const share = {
	share: text('Share', '分享'),
	copyMarkdown: text('Copy as Markdown', '复制为 Markdown'),
	copyForAgent: text('Copy for my agent', '复制给我的智能体'),
	copyLink: text('Copy a link to this report', '复制报告链接'),
	download: text('Download {kind}', '下载 {kind}'),
	print: text('Print', '打印'),
	sendLink: text('Send a link to this report', '发送报告链接'),
	copied: text('Copied, {size}.', '已复制，{size}。'),
	saved: text('Saved as {name}.', '已保存为 {name}。'),
	clipboardRefused: text(
		'The browser does not let this page copy. The text below is selected: copy it yourself.',
		'浏览器不允许此页面复制。下面的文字已选中，请自行复制。'
	),
	toCopy: text('Text to copy', '要复制的文字'),
	ownCopyTitle: text('Your copy and the shared report', '你的副本与分享的报告'),
	comparing: text(
		'Whether they agree is known once every byte has been read.',
		'读完所有字节后才知道是否一致。'
	),
	linkIsPrivate: text(
		'The link holds the report itself; no server sees it. It holds no file contents.',
		'报告就在链接里，任何服务器都看不到；其中不含文件内容。'
	),
	linkCut: text(
		'The link has room for {findings} of {total} findings.',
		'链接只能容纳 {total} 处中的 {findings} 处。'
	),
	shared: text('Shared, not computed here', '由他人分享，并非在此计算'),
	sharedWhy: text(
		'Somebody sent you this report. Drop your own copy of the package to see whether it says the same.',
		'这份报告由他人发来。拖入你自己的包，看结论是否一致。'
	),
	sharedCut: text(
		'The link was cut: it lists {findings} of {total} findings.',
		'链接被截短：只列出 {total} 处中的 {findings} 处。'
	),
	linkRefused: text('This shared report cannot be shown', '无法显示这份分享的报告'),
	setAside: text('Set aside', '搁置'),
	setAsideDone: text('Set aside:', '已搁置：'),
	setAsideForgotten: text(
		'This browser keeps nothing for this page: what you set aside lasts until it closes.',
		'此浏览器不为本页保存数据：搁置的内容在页面关闭前有效。'
	),
	cancel: text('Cancel', '取消'),
	bringBack: text('Bring back', '恢复'),
	setAsideReason: text('Why is it fine here?', '为什么可以接受？'),
	setAsideNote: text(
		'Kept in this browser for {id}. Verdicts do not change.',
		'保存在此浏览器中，用于 {id}；结论不变。'
	),
	linkProblems,
	loadProblems,
	ownCopy,
	setAsideRefusals,
	comparisonWarnings
};
