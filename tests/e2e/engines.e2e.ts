import { onEngine } from '../engines/feature';
import { findings, launch, repair } from '../engines/main-job';

// The main job where it is not Chromium; all of it on all engines: npm run test:engines.
for (const name of ['firefox', 'webkit'] as const) {
	onEngine(name, (feature) => {
		feature('a zip with faults: verdict, findings, places', findings);
		feature('repair, and download of the zip', repair);
		feature('launch, and the intro page without its scripts', launch);
	});
}
