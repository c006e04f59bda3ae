// npm run fixtures:accept: writes what the checker says of each fixture now, to be read as a diff before it is kept.
import { runTool } from './run.mjs';

const args = ['run', '--project', 'unit', 'tests/role/fixtures.test.ts'];
const { ok } = await runTool('vitest', args, { env: { ROLECHECK_ACCEPT: '1' }, minutes: 5 });
console.log('Written to tests/fixtures. Read the diff: git diff tests/fixtures');
process.exitCode = ok ? 0 : 1;
