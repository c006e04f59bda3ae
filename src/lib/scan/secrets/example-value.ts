/** Words that mark a value as made up. */
const WORDS =
	/example|sample|placeholder|dummy|changeme|change-me|redacted|your[-_]?|fake|xxxx|<[^<>]{1,64}>|\$\{|\{\{|%[sd]|\.\.\.|\*{3}/iu;

const NAMES = new Set(
	'user username usr name login admin root test guest foo me myuser someuser u'.split(' ')
);
const PASSWORDS = new Set(
	'password passwd pass pwd pw secret test guest bar foo 123456 1234 12345 mypassword somepassword p'.split(
		' '
	)
);

/** Whether a secret is one of documentation: made up to show the shape of a real one. */
export function isExampleValue(value: string): boolean {
	const shown = value.slice(0, 4_096);
	const account = /:\/\/([^:/@\s]{1,256}):([^@/\s]{1,256})@/u.exec(shown);
	if (!account) return WORDS.test(shown) || isMonotonous(shown);
	// The host says nothing: example.com stands for real hosts too.
	const [, name = '', password = ''] = account;
	const lower = password.toLowerCase();
	if (WORDS.test(password) || (new Set(password).size <= 2 && password.length > 2)) return true;
	return lower === name.toLowerCase() || (PASSWORDS.has(lower) && NAMES.has(name.toLowerCase()));
}

/** `ghp_000000…`, `sk-abcabcabc…`, `…1234567890abcdefghij`: few different signs, or signs in their order. */
function isMonotonous(value: string): boolean {
	const tail = value.slice(value.search(/[-_.][^-_.]*$/u) + 1);
	if (tail.length < 16) return false;
	if (new Set(tail).size <= 4) return true;
	let steps = 0;
	for (let i = 1; i < tail.length; i++) {
		if (tail.charCodeAt(i) - tail.charCodeAt(i - 1) === 1) steps++;
	}
	return steps > tail.length * 0.6;
}
