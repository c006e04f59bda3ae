// npm start: from a fresh clone to the site in a browser. PORT (4173), HOST (loopback).
import { buildSite } from './build.mjs';
import { installPackages } from './install.mjs';
import { serveSite } from './serve.mjs';

const port = Number(process.env.PORT ?? 4173);

/** npm starts us through a shell that does not pass signals on: when npm is ended, we would stay and hold the ports. */
function endWithParent() {
	const parent = process.ppid;
	setInterval(() => {
		if (process.ppid !== parent) process.exit(0);
	}, 500).unref();
}

try {
	if (!Number.isInteger(port) || port < 1 || port > 65534) {
		throw new Error(`PORT is a number from 1 to 65534, not ${process.env.PORT}.`);
	}
	await installPackages();
	await buildSite();
	const site = await serveSite(port, {
		base: process.env.BASE_PATH ?? '',
		...(process.env.HOST === undefined ? {} : { host: process.env.HOST })
	});
	console.log(
		`\n  Rolecheck   ${site.url}/\n  preview     ${site.previewUrl}/   (the packages you launch run there)\n\n  Ctrl+C ends it.`
	);
	for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
		process.once(signal, () => void site.close().then(() => process.exit(0)));
	}
	if (process.env.npm_lifecycle_event === 'start') endWithParent();
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
