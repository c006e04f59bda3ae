// npm run test:engines: what has to work in Firefox and WebKit as in Chromium → docs/engines.md
import { needBrowser } from './browser.mjs';
import { offerEngines } from './engines.mjs';
import { installPackages } from './install.mjs';
import { runTool } from './run.mjs';

await installPackages();
const browser = await needBrowser();
await offerEngines();
const reporters = ['--reporter=default', '--reporter=./tests/engines/table.ts'];
const only = process.argv.slice(2);
const { ok } = await runTool('vitest', ['run', '--project', 'engines', ...reporters, ...only], {
	env: { CHROMIUM_PATH: browser },
	minutes: 30
});
process.exitCode = ok ? 0 : 1;
