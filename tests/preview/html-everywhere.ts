import type { Files } from './driver';

/** An attack that says where it came from; no slash in it, so that it can be a name of a file too. */
export const marked = (where: string): string => `<img src=x alt=${where} onerror=pwned=1>`;

/** Every place where a package's words reach the screen, by the name that `marked` gives it. */
export const PLACES = [
	'zip',
	'title',
	'summary',
	'id',
	'license',
	'field',
	'translated',
	'heading',
	'front',
	'key',
	'file',
	'folder',
	'code',
	'missing',
	'log',
	'error',
	'thrown',
	'rejected',
	'alert',
	'lost',
	'scope',
	'pushed'
] as const;

const toml = (where: string): string => `'${marked(where)}'`;
const script = (where: string): string => JSON.stringify(marked(where));

const CONTRACT = `schema_version = 1
id = ${toml('id')}
version = "0.1.0"
title = ${toml('title')}
summary = ${toml('summary')}
kind = "application"
license = ${toml('license')}
min_app_version = "0.1.57"
"${marked('field')}" = 1
[entry]
kind = "static_browser"
target = "contents/app/index.html"
address_bar = "visible"
[preview]
cover = '${marked('missing')}.png'
[state]
remembers_progress = false
[environment]
manager = "agotalk"
dependency_mode = "none"
[i18n."zh-CN"]
title = ${toml('translated')}
summary = "简介"
`;

/** At launch it says everything that a page can make the app show. */
const PAGE = `<!doctype html><title>${marked('tab')}</title><h1>Started</h1><script>
console.log(${script('log')});
console.error(${script('error')});
alert(${script('alert')});
fetch(${script('lost')}).catch(() => {});
navigator.serviceWorker.register('/x.js', { scope: '/' + ${script('scope')} }).catch(() => {});
history.pushState(null, '', ${script('pushed')});
Promise.reject(new Error(${script('rejected')}));
setTimeout(() => { throw new Error(${script('thrown')}); });
</script>`;

export const HTML_EVERYWHERE: Files = {
	'agotalk.role.toml': CONTRACT,
	'role.md': `---\ntitle: "${marked('front')}"\n"${marked('key')}": 1\n---\n# \`${marked('heading')}\`\n${marked('gone')}`,
	'contents/app/index.html': PAGE,
	[`contents/${marked('folder')}/${marked('file')}.txt`]: marked('code')
};
