/** Kinds of secrets: the reasons of GUIDE_SECRET. */
export const SECRET_KINDS = [
	'aws',
	'gcp',
	'npm',
	'slack',
	'basic-auth',
	'openai',
	'anthropic',
	'linear',
	'private-key',
	'sendgrid',
	'shopify',
	'github',
	'1password',
	'database',
	'other'
] as const;
export type SecretKind = (typeof SECRET_KINDS)[number];

const PREFIX = '@secretlint/secretlint-rule-';

const BY_RULE: ReadonlyMap<string, SecretKind> = new Map<string, SecretKind>([
	...SECRET_KINDS.map((kind): [string, SecretKind] => [kind, kind]),
	['basicauth', 'basic-auth'],
	['privatekey', 'private-key'],
	['database-connection-string', 'database']
]);

/** The kind that a rule of secretlint looks for. */
export const kindOfRule = (ruleId: string): SecretKind =>
	BY_RULE.get(ruleId.startsWith(PREFIX) ? ruleId.slice(PREFIX.length) : ruleId) ?? 'other';
