import { newSha256 } from '../hash/sha256';
import { checkStream } from '../archive/zip/check-data';
import { checkBatch, Pipe } from '../archive/zip/crew';
import { harmlessness } from '../scan/secrets/trigger';
import type { HelperAnswer, HelperAsk, HelperReply } from './helper-wire';

/* One of the workers that a package's worker hires to read a big archive: it hashes and unpacks what it is given. */

const reply = (message: HelperReply): void => self.postMessage(message);
const taken = (bytes: number): void => reply({ kind: 'taken', bytes });
const done = (id: number, value: HelperAnswer): void => reply({ kind: 'done', id, value });
const failed = (error: unknown): void => reply({ kind: 'failed', message: String(error) });

const streams = new Map<number, Pipe>();
let isHarmless = harmlessness();

void (async () => {
	const sha = await newSha256();
	const handle = (ask: HelperAsk): void => {
		switch (ask.kind) {
			case 'words':
				isHarmless = harmlessness(ask.words);
				return;
			case 'hash':
				sha.update(ask.bytes);
				return taken(ask.bytes.length);
			case 'digest':
				return done(ask.id, sha.digest());
			case 'batch':
				done(ask.id, checkBatch(ask, isHarmless));
				return taken(ask.bytes.length);
			case 'stream': {
				const pipe = new Pipe(taken);
				streams.set(ask.id, pipe);
				checkStream(pipe, ask.claim, undefined).then((fault) => {
					streams.delete(ask.id);
					pipe.close();
					done(ask.id, fault);
				}, failed);
				return;
			}
			case 'chunk': {
				const pipe = streams.get(ask.id);
				if (pipe) pipe.push(ask.bytes);
				else taken(ask.bytes.length);
				return;
			}
			case 'end':
				streams.get(ask.id)?.push(null);
		}
	};
	self.addEventListener('message', ({ data }: MessageEvent<HelperAsk>) => {
		try {
			handle(data);
		} catch (error) {
			failed(error);
		}
	});
	reply({ kind: 'ready' });
})().catch(failed);
