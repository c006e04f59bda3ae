// Starts programs of this project and of the system. Plain Node: these scripts run before anything is installed.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** @param {string} words What is being done now, for the person who waits. */
export const say = (words) => console.log(`· ${words}`);

/**
 * @typedef {object} RunOptions
 * @property {Record<string, string>} [env] Added to the environment.
 * @property {number} [minutes] After so long it is ended, and has failed.
 * @property {boolean} [quiet] Its output is kept, not shown.
 */

/**
 * Runs a program to its end in the project's folder.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ ok: boolean, output: string }>} `output` only with `quiet`.
 */
export function run(command, args, options = {}) {
	const { env = {}, minutes, quiet = false } = options;
	return new Promise((resolve) => {
		const child = spawn(command, args, {
			cwd: root,
			env: { ...process.env, ...env },
			stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit']
		});
		let output = '';
		/** @param {Buffer} chunk */
		const keep = (chunk) => (output += chunk.toString());
		child.stdout?.on('data', keep);
		child.stderr?.on('data', keep);
		const timer = minutes && setTimeout(() => stop(), minutes * 60_000);
		const stop = () => {
			console.error(`  ended after ${minutes} minutes: ${command} ${args.join(' ')}`);
			child.kill('SIGKILL');
		};
		/** @param {boolean} ok */
		const finish = (ok) => {
			clearTimeout(timer);
			resolve({ ok, output });
		};
		child.on('error', (error) => {
			output += error.message;
			finish(false);
		});
		child.on('close', (code) => finish(code === 0));
	});
}

/**
 * Runs a program that an installed package brings, without a shell: the same on every system.
 * @param {string} name Of the package, and of the program unless `program` says otherwise.
 * @param {readonly string[]} args
 * @param {RunOptions & { program?: string }} [options]
 */
export function runTool(name, args, options = {}) {
	const folder = join(root, 'node_modules', name);
	/** @type {{ bin: string | Record<string, string> }} */
	const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
	const file = typeof bin === 'string' ? bin : bin[options.program ?? name];
	if (file === undefined) throw new Error(`${name} brings no program ${options.program ?? name}`);
	return run(process.execPath, [join(folder, file), ...args], options);
}

/**
 * Runs npm: the one that runs this script, where one does.
 * @param {readonly string[]} args
 */
export function runNpm(args) {
	const own = process.env.npm_execpath;
	return own ? run(process.execPath, [own, ...args]) : run('npm', args);
}
