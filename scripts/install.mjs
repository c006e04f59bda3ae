import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runNpm, say } from './run.mjs';

const MINIMUM = { major: 20, minor: 19 };

/** @typedef {Record<string, { version?: string, optional?: boolean }>} Locked */

/** @param {string} path @returns {Locked | null} */
function packagesIn(path) {
	try {
		return JSON.parse(readFileSync(join(root, path), 'utf8')).packages;
	} catch {
		return null;
	}
}

/** Whether what is installed is what the lock file asks for. Packages of other systems may be absent. */
function isCurrent() {
	const wanted = packagesIn('package-lock.json') ?? {};
	// npm keeps this list of what it installed.
	const installed = packagesIn('node_modules/.package-lock.json');
	if (!installed) return false;
	return Object.entries(wanted).every(([path, { version, optional }]) => {
		if (path === '') return true;
		const there = installed[path];
		return there ? there.version === version : optional === true;
	});
}

function isLink() {
	try {
		return lstatSync(join(root, 'node_modules')).isSymbolicLink();
	} catch {
		return false;
	}
}

/** Installs the packages of the lock file where they are missing or others. Throws a sentence for a person. */
export async function installPackages() {
	const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
	if (major < MINIMUM.major || (major === MINIMUM.major && minor < MINIMUM.minor)) {
		throw new Error(
			`Node ${MINIMUM.major}.${MINIMUM.minor} or newer is needed; this is ${process.versions.node}.`
		);
	}
	if (isCurrent()) return;
	// A linked folder belongs to another checkout, which npm ci would empty.
	if (isLink())
		throw new Error('node_modules is a link and out of date: run npm ci where it points.');
	say('Installing packages (npm ci, about half a minute) …');
	const { ok } = await runNpm(['ci', '--no-audit', '--no-fund']);
	if (!ok) throw new Error('npm ci failed: see its output above. Is the registry within reach?');
}
