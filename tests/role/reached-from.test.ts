import { expect, it } from 'vitest';
import { formatOf } from '../../src/lib/check/formats';
import { reachedIn } from '../../src/lib/check/reached';
import { checkFiles, treeOfFiles } from './checked-folder';

const CONTRACT = `schema_version = 1
id = "deck"
kind = "application"
version = "0.1.0"

[entry]
kind = "web"
target = "./contents/index.html"

[preview]
cover_image = "assets/cover.png"
screenshots = ["assets/one.png"]
`;

const FILES = {
	'role.md': '---\ntitle: A\ndescription: B\n---\n\nRead resources/guide.md. Also `./data/`.\n',
	'agotalk.role.toml': CONTRACT,
	'intro.html': '<img src="assets/intro.png">',
	'avatar.png': '',
	'skills/rebuild.md': '',
	'skills/old/notes.md': '',
	'assets/cover.png': '',
	'assets/one.png': '',
	'assets/intro.png': '',
	'contents/index.html': '<link rel="stylesheet" href="css/a.css"><script src="app.js"></script>',
	'contents/css/a.css': 'body { background: url(../bg.png) }',
	'contents/app.js': 'fetch("words.json"); const n = f(); fetch(`level-${n}.json`)',
	'contents/bg.png': '',
	'contents/words.json': '{}',
	'contents/level-1.json': '{}',
	'resources/guide.md': 'See resources/deeper.md',
	'resources/deeper.md': 'x',
	'data/deep/table.csv': 'x'
};

const bytes = new Map(Object.entries(FILES).map(([path, text]) => [path, Buffer.from(text)]));

it('tells by what each file is reached, and of the others nothing', async () => {
	const { checked } = await checkFiles('deck', bytes);
	const reached = Object.fromEntries(
		(reachedIn(checked) ?? []).map(([path, { from, by }]) => [
			path,
			by === null ? from : `${from}: ${by}`
		])
	);
	expect(reached).toEqual({
		'role.md': 'name',
		'agotalk.role.toml': 'name',
		'intro.html': 'name',
		'avatar.png': 'name',
		'skills/rebuild.md': 'name',
		'assets/cover.png': 'contract',
		'assets/one.png': 'contract',
		'contents/index.html': 'contract',
		'contents/css/a.css': 'entry: contents/index.html',
		'contents/app.js': 'entry: contents/index.html',
		'contents/bg.png': 'entry: contents/css/a.css',
		'contents/words.json': 'entry: contents/app.js',
		'assets/intro.png': 'intro: intro.html',
		'resources/guide.md': 'role.md',
		'data/deep/table.csv': 'role.md'
	});
});

it('says nothing before the contents were looked into, nor of a bundle', async () => {
	const tree = treeOfFiles('deck', bytes);
	const quick = await (await formatOf(tree)).check(tree, { deep: false });
	expect(reachedIn(quick)).toBeNull();
	const manifest = Buffer.from('{"format":"agent-compose.bundle"}');
	const { checked } = await checkFiles('core', new Map([['manifest.json', manifest]]));
	expect(reachedIn(checked)).toBeNull();
});
