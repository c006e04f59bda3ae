import { onEachEngine } from './feature';
import { bundle, findings, launch, repair } from './main-job';

onEachEngine((feature) => {
	feature('a zip with faults: verdict, findings, places', findings);
	feature('repair, and download of the zip', repair);
	feature('launch, and the intro page without its scripts', launch);
	feature('an agent-compose bundle', bundle);
});
