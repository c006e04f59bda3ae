import { resolve } from '$app/paths';
import { makeReport, type LaunchRequest, type Report } from '../contract/report';
import { TOOL_VERSION } from '../check/version';
import { launchCheck, type LaunchResult } from '../preview/launch-check';
import { Mount } from '../preview/mount';
import { configuredOrigin, keyOf, previewSite } from '../preview/origin';
import { previewSubject } from '../preview/subject';
import { Shown } from '../scan/secrets/shown';
import type { PackageClient } from '../worker/client';
import { RolecheckError } from '../worker/error';

const KIND = 'ROLE_KIND_NOT_LAUNCHABLE';

/** Throws what keeps a package from being launched, under its own code. */
function requireLaunchable({ verdicts }: Report): void {
	const launch = verdicts['launch'];
	if (launch?.answer === 'yes') return;
	const because = launch?.because ?? [];
	const code = because.includes(KIND) ? KIND : (because[0] ?? KIND);
	throw new RolecheckError('input', code, `the package cannot be launched: ${because.join(', ')}`);
}

/** Launches the package that a client has open, and reports what it did wrong at start. */
export async function launchPackage(
	client: PackageClient,
	{ seconds, signal }: { readonly seconds?: number; readonly signal?: AbortSignal }
): Promise<Report> {
	const { report } = await client.call('check', { deep: false });
	requireLaunchable(report);
	const { subject } = report;
	const base = resolve('/').replace(/\/$/u, '');
	const key = await keyOf(JSON.stringify([subject.name, subject.id, subject.bytes]));
	const site = previewSite({ app: location, base, setting: configuredOrigin, key });
	if (site === null)
		throw new RolecheckError('browser', 'NO_PREVIEW_ORIGIN', 'this site has no preview origin');
	const connect = (): MessagePort => {
		const { port1, port2 } = new MessageChannel();
		void client.call('mount', { port: port2 }, { transfer: [port2] });
		return port1;
	};
	const mount = await Mount.open({ site, name: subject.id ?? 'package', connect });
	try {
		const about = await previewSubject(mount.files);
		if (!about.entry) throw new RolecheckError('input', KIND, 'there is no entry to launch');
		const result = await launchCheck(mount, {
			entry: about.entry.target,
			remembers: about.remembers,
			...(seconds !== undefined && { seconds }),
			...(signal && { signal })
		});
		const { codes } = await import('../formats/catalogue');
		// What is secret in any of its files may stand in what its page said and asked for.
		const { secrets } = await client.call('check', { deep: true });
		const shown = new Shown(secrets, true);
		const launched = makeReport({
			contract: report.tool.contract,
			toolVersion: TOOL_VERSION,
			subject,
			verdicts: report.verdicts,
			checked: { findings: [...shown.data(result.findings)], faults: [] },
			coverage: report.coverage,
			texts: result.texts,
			codes,
			language: 'en'
		});
		return shown.data({ ...launched, requests: requestsOf(result) });
	} finally {
		await mount.close();
	}
}

/** How long each took is left out: a report holds no clock. */
const requestsOf = ({ requests, foreign }: LaunchResult): LaunchRequest[] => [
	...requests.map(({ path, status, bytes }) => ({ path, status, bytes })),
	...foreign
];
