/** Random-looking text that no person holds a right to, the same in every run. */
function noise(length: number, alphabet: string, seed: number): string {
	let state = seed * 2_654_435_761 + 1;
	let made = '';
	while (made.length < length) {
		state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
		made += alphabet[(state >>> 8) % alphabet.length] ?? '';
	}
	return made;
}

const ALNUM = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BASE64 = `${ALNUM}+/`;

const n = (length: number, seed: number, alphabet = ALNUM): string => noise(length, alphabet, seed);

const pem = (kind: string): string =>
	`-----BEGIN ${kind}PRIVATE KEY-----\nMII${n(61, 31, BASE64)}\n${n(64, 32, BASE64)}\n-----END ${kind}PRIVATE KEY-----`;

/** Twenty kinds: what it is, the text it stands in, and the value that must never be shown. */
export const PLANTED: readonly (readonly [kind: string, text: string, value: string])[] = [
	plant('github', `ghp_${n(36, 1)}`),
	plant('github', `gho_${n(36, 2)}`),
	plant('github', `ghs_${n(36, 3)}`),
	plant('github', `github_pat_${n(82, 4)}`),
	plant('npm', `npm_${n(36, 5)}`),
	plant('npm', n(40, 6), (value) => `//registry.npmjs.org/:_authToken=${value}`),
	plant('slack', `xoxb-${n(12, 7, '123456789')}-${n(24, 7)}`),
	plant('slack', `T${n(8, 8, UPPER)}/B${n(8, 9, UPPER)}/${n(24, 10)}`, (value) => {
		return `https://hooks.slack.com/services/${value}`;
	}),
	plant('openai', `sk-${n(20, 11)}T3BlbkFJ${n(20, 12)}`),
	plant('openai', `sk-proj-${n(74, 13)}T3BlbkFJ${n(74, 14)}`),
	plant('anthropic', `sk-ant-api03-${n(93, 15)}AA`),
	plant('sendgrid', `SG.${n(22, 16)}.${n(43, 17)}`),
	plant('shopify', `shpat_${n(32, 18)}`),
	plant('linear', `lin_api_${n(40, 19)}`),
	plant('aws', n(40, 20, BASE64), (value) => `AWS_SECRET_ACCESS_KEY = "${value}"`),
	plant('basic-auth', n(14, 21), (value) => `https://deploy:${value}@git.acme.io/repo`),
	plant('database', n(14, 22), (value) => `postgres://app:${value}@db.acme.io/main`),
	plant('database', n(14, 23), (value) => `mongodb+srv://app:${value}@db.acme.io/main`),
	plant('database', n(14, 24), (value) => `mysql://app:${value}@db.acme.io/main`),
	plant('private-key', `MII${n(61, 31, BASE64)}`, () => pem('RSA '))
];

function plant(
	kind: string,
	value: string,
	text: (value: string) => string = (same) => same
): readonly [string, string, string] {
	return [kind, text(value), value];
}

/** Names of the values that a text holds, never the values: a failing test is an output too. */
export const leaks = (text: string): string[] =>
	PLANTED.flatMap(([kind, , value], at) => (text.includes(value) ? [`${kind} ${at}`] : []));
