/** A file as it was read: nothing is written over one that is another by now. */
export interface FileState {
	readonly size: number;
	/** ms since 1970. */
	readonly modified: number;
}

/** One thing that is done to a folder. Paths are relative to it. */
export type FolderStep =
	| {
			readonly kind: 'write';
			readonly path: string;
			readonly bytes: Uint8Array<ArrayBuffer>;
			/** Null: there is no such file. */
			readonly before: FileState | null;
			/** The file that is called so from now on; null: it was made. The path itself: it stays where it is. */
			readonly from: string | null;
	  }
	| { readonly kind: 'remove'; readonly path: string; readonly before: FileState }
	| { readonly kind: 'remove-directory'; readonly path: string };
