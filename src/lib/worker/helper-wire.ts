import type { BatchItem, BatchResult } from '../archive/zip/crew';
import type { DataClaim, DataFault } from '../archive/zip/check-data';

/** From the worker of a package to a helper. Bytes are transferred. */
export type HelperAsk =
	/** The first: what the texts it unpacks are looked through for, beside secrets. */
	| { readonly kind: 'words'; readonly words: readonly string[] }
	| { readonly kind: 'hash'; readonly bytes: Uint8Array }
	| { readonly kind: 'digest'; readonly id: number }
	| {
			readonly kind: 'batch';
			readonly id: number;
			readonly bytes: Uint8Array;
			readonly items: readonly BatchItem[];
	  }
	| { readonly kind: 'stream'; readonly id: number; readonly claim: DataClaim }
	| { readonly kind: 'chunk'; readonly id: number; readonly bytes: Uint8Array }
	| { readonly kind: 'end'; readonly id: number };

/** What an ask with an id comes to; a string is a digest, or `unsure`. */
export type HelperAnswer = string | BatchResult | DataFault | null;

export type HelperReply =
	| { readonly kind: 'ready' }
	/** So many bytes are done with. */
	| { readonly kind: 'taken'; readonly bytes: number }
	| { readonly kind: 'done'; readonly id: number; readonly value: HelperAnswer }
	| { readonly kind: 'failed'; readonly message: string };
