// Runs before anything of a previewed page: reports what the page does, and closes what headers can't.
// The page can undo all of it; nothing that protects the app or the network rests on this script alone.
import { REPORT } from '../names';
import { watchAddress } from './address';
import { watchConsole } from './console';
import { fenceCookies } from './cookies';
import { watchDialogs } from './dialogs';
import { watchErrors } from './errors';
import { watchNetwork } from './network';
import { watchPaint } from './paint';
import { fenceServiceWorkers } from './service-workers';
import { watchWorkers } from './workers';

const script = document.currentScript;
const [line = 0, column = 0] = (script?.dataset['at'] ?? '').split(':').map(Number);
const source = script instanceof HTMLScriptElement ? script.src : '';
const length = script?.outerHTML.length ?? 0;
script?.remove();

watchErrors({ line, column, length });
watchConsole();
watchNetwork();
watchDialogs();
fenceCookies();
watchAddress();
watchPaint();
fenceServiceWorkers(new URL('../', source));
watchWorkers(new URL(REPORT, source).href);
