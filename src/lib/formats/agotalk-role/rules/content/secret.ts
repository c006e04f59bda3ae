import { defineCode } from '../../../../contract/code';
import { text } from '../../../../contract/language';
import type { Rule } from '../../../../contract/rule';
import type { ContentFacts } from '../../content-facts';

export const GUIDE_SECRET = defineCode({
	code: 'GUIDE_SECRET',
	level: 'warning',
	stage: 'guide',
	basis: 'guide',
	section: '§8',
	title: text('No secrets in a package', '包里不放密钥'),
	why: text(
		'A published package is public: whoever has it can read and use the key. The publisher does not look for keys.',
		'发布的包是公开的：拿到它的人都能读取并使用密钥。发布程序不会检查密钥。'
	),
	todo: text(
		'Take the value out of the file, and revoke it where it was issued if the package has been shared.',
		'从文件中删除该值；如果包已经分享出去，请在签发处作废它。'
	),
	messages: {
		aws: text('This looks like an AWS key', '这像是 AWS 密钥'),
		gcp: text('This looks like a Google Cloud key', '这像是 Google Cloud 密钥'),
		npm: text('This looks like an npm token', '这像是 npm 令牌'),
		slack: text('This looks like a Slack token or webhook', '这像是 Slack 令牌或 webhook'),
		'basic-auth': text('This URL holds a user name and a password', '这个网址里有用户名和密码'),
		openai: text('This looks like an OpenAI key', '这像是 OpenAI 密钥'),
		anthropic: text('This looks like an Anthropic key', '这像是 Anthropic 密钥'),
		linear: text('This looks like a Linear key', '这像是 Linear 密钥'),
		'private-key': text('This is a private key', '这是一个私钥'),
		sendgrid: text('This looks like a SendGrid key', '这像是 SendGrid 密钥'),
		shopify: text('This looks like a Shopify key', '这像是 Shopify 密钥'),
		github: text('This looks like a GitHub token', '这像是 GitHub 令牌'),
		'1password': text('This looks like a 1Password token', '这像是 1Password 令牌'),
		database: text('This database address holds a password', '这个数据库地址里有密码'),
		other: text('This looks like a secret', '这像是密钥')
	},
	examples: {
		fails: { path: 'contents/word-pop-game/config.js', text: "const token = 'ghp_…';\n" },
		passes: { path: 'contents/word-pop-game/config.js', text: 'const token = null;\n' }
	}
});

export const secret: Rule<ContentFacts> = {
	name: 'secret',
	*check({ content }) {
		for (const { kind, path, span } of content?.secrets ?? []) {
			yield GUIDE_SECRET.find(kind, {}, { path, span });
		}
	}
};
