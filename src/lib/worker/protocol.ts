import type { FolderPlan } from '../check/folder-plan';
import type { PackageSummary } from '../check/summary';
import type { Reach, Taken } from '../formats/format';
import type { NearMiss } from '../check/near-miss';
import type { Side } from '../compare/side';
import type { Report } from '../contract/report';
import type { BundleComparison } from '../formats/agent-compose-bundle/compare/compare';
import type { BundleDescription } from '../formats/agent-compose-bundle/describe/model';
import type { MadeImage } from '../repack/image/image-maker';
import type { ImageRecipe } from '../repack/image/recipe';
import type { RepackOptions, RepairOffer } from '../repack/offer';
import type { ScreenshotPlan } from '../repack/screenshots';
import type { FolderItem } from '../source/folder-tree';
import type { NodeKind } from '../source/tree';
import type { Part } from './parts';

/** A file by its path in the package at `root`, which need not be the one that was checked last. */
interface EditedFile {
	readonly root: string;
	readonly path: string;
}

/** Everything that can be opened. Structured-cloneable, so it goes to the worker as it is. Paths of `files` do not begin with the folder's name. */
export type Dropped =
	| {
			readonly kind: 'blob';
			readonly name: string;
			readonly blob: Blob;
			/** By which the browser may give it again. */
			readonly handle?: FileSystemFileHandle;
	  }
	| { readonly kind: 'files'; readonly name: string; readonly files: readonly FolderItem[] }
	| { readonly kind: 'directory'; readonly handle: FileSystemDirectoryHandle };

/** A file or directory of the package, for the tree and the viewer. */
export interface ListedFile {
	/** Relative to the package root; as stored for entries outside it. */
	readonly path: string;
	readonly kind: NodeKind;
	readonly size: number;
	readonly node: number;
	/** When it was last written, in ms since 1970; absent where that is not known. */
	readonly modified?: number;
}

/** Where packages are in what was dropped. Several: the user chooses. */
export interface FoundPackage {
	readonly format: Report['subject']['format'];
	/** Directory inside the drop, `''` for the top. */
	readonly root: string;
}

export interface Opened {
	readonly name: string;
	readonly container: Report['subject']['container'];
	readonly packages: readonly FoundPackage[];
}

export interface CheckOptions {
	readonly root?: string;
	readonly deep?: boolean;
	/** Ids that are taken: those of a library, alone or with what is known of them. */
	readonly library?: readonly (string | Taken)[];
}

export interface Checked {
	readonly report: Report;
	/** What people call it, where the package says so. */
	readonly title: string | null;
	readonly files: readonly ListedFile[];
	/** What must not be shown of the secrets found so far, in any text on the screen: `Shown`. */
	readonly secrets: readonly string[];
	/** Whether its format looks for secrets, which the deep check does. */
	readonly searchable: boolean;
	/** Directory of the package inside the drop. */
	readonly root: string;
	/** What it may be, where it is no package of a known format; null: it is one, or cannot be read. */
	readonly nearMiss: NearMiss | null;
	/** Counts the changes of the files since it was opened. */
	readonly revision: number;
}

/** What a look at a followed folder has shown. */
export interface Refreshed {
	/** Paths inside the folder that came, went or changed. As they are: to be covered where they are shown. */
	readonly changed: readonly string[];
	readonly packages: readonly FoundPackage[];
}

export interface Repacked {
	readonly blob: Blob;
	/** `<id>-<version>.zip` */
	readonly name: string;
	/** Of the new archive, from its own bytes. */
	readonly report: Report;
}

/** A screenshot as it would go into the package, and the size in pixels of the picture it was cut from. */
export type MadeScreenshot = Pick<MadeImage, 'png' | 'before' | 'underLimit'>;

/** How many screenshots the package names already, and why none can be added. */
export type ScreenshotRoom = Pick<ScreenshotPlan, 'named' | 'refused'>;

/** The archive that the original tool's `bundle export` would write: the same tar, packed anew. */
export interface ExportedBundle {
	/** `<bundle>.tar.gz` */
	readonly name: string;
	readonly blob: Blob;
	readonly tarBytes: number;
}

/** Two bundles: their differences, null where one has no readable manifest and trace, and the original's text of them. */
export interface BundleDiff {
	readonly comparison: BundleComparison | null;
	readonly text: string;
}

/** What was being done, for the progress line. Bytes where `total` is in bytes, else counts. */
export interface Progress {
	readonly phase: 'load' | 'list' | 'read' | 'check' | 'scan' | 'write' | 'verify';
	readonly done: number;
	readonly total: number;
	readonly unit: 'bytes' | 'files';
}

/** The worker's interface, typed at both ends. One answer or one fault for each request. */
export interface PackageApi {
	/** The things in a folder of packages, each to be opened alone, by name; null: it is no such folder. */
	split(input: Dropped): readonly Dropped[] | null;
	/** Lists what was dropped and finds the packages in it. */
	open(input: Dropped): Opened;
	/**
	 * Looks at the folder again, all of it or these paths; what did not change is not read again. Rejects with code
	 * FOLDER_LOST where it can no longer be listed. Only for what was opened by a directory handle.
	 */
	refresh(request: { readonly paths: readonly string[] | null }): Refreshed;
	/** Contract verdict from the directory and the needed files; with `deep` the CRC, hash and content scans too. */
	check(options: CheckOptions): Checked;
	/** The same check, as one line of a table: for many packages one after another. */
	summarise(options: CheckOptions): PackageSummary;
	/** By what each file was reached at the last check, by package path; null: that is not known, or not yet. */
	reachedFrom(request: null): readonly (readonly [path: string, reach: Reach])[] | null;
	/** Bytes of a node, at most `limit`. */
	read(request: { readonly node: number; readonly limit?: number }): Uint8Array;
	/** What must not be shown of the secrets in one text, where the package was not searched yet. */
	secretsIn(file: { readonly path: string; readonly text: string }): readonly string[];
	/** The repairs that can be offered, with what each would change. */
	repairs(request: { readonly answers: Readonly<Record<string, string>> }): readonly RepairOffer[];
	/** An image as a repair would make it, to be looked at before. */
	makeImage(recipe: ImageRecipe): MadeImage;
	/** A screenshot of 1280 × 720 made of a picture, which is transferred: cut at the edges where its shape is another. */
	makeScreenshot(request: { readonly picture: ImageBitmap }): MadeScreenshot;
	/** The screenshots, as PNG, that repairs shall put into the package; null: it has no place for any. */
	screenshots(request: { readonly pngs: readonly Uint8Array[] }): ScreenshotRoom | null;
	/** A port at whose other end a page draws SVGs, which a worker can't. Transferred. */
	drawings(request: { readonly port: MessagePort }): null;
	/** Writes the zip, reads it back and judges it. */
	repack(options: RepackOptions): Repacked;
	/** What the chosen repairs would write to the folder and take from it. Nothing is written. */
	planFolder(options: RepackOptions): FolderPlan;
	/** An agent-compose bundle as a screen shows it; null: its manifest cannot be read. */
	describe(request: null): BundleDescription | null;
	/** The deterministic archive of a bundle. */
	exportBundle(request: null): ExportedBundle;
	/** Serves the package's files to a preview over a port, which is transferred. */
	mount(request: { readonly port: MessagePort }): null;
	/** What a comparison with another package is made from: report, hashes of all files, texts of fields. */
	side(request: null): Side;
	/** This bundle beside another one; `newer`: the other is the later of the two. */
	bundleDiff(request: {
		readonly other: Dropped;
		readonly root: string;
		readonly newer: boolean;
	}): BundleDiff;
	/** A file as it was opened, or is in the followed folder now, whatever was edited; null: there is no file that an edit could stand for. */
	original(file: EditedFile): Uint8Array | null;
	/** Lays edited text over a file; null takes an edit back. */
	edit(request: EditedFile & { readonly text: string | null }): null;
}

export type Method = keyof PackageApi;
export type Ask = {
	[M in Method]: {
		readonly id: number;
		readonly method: M;
		readonly params: Parameters<PackageApi[M]>[0];
	};
}[Method];

/** An error across the wire. `ours`: a fault of Rolecheck; `input`: what was dropped; `browser`: what it lacks. */
export interface WireError {
	readonly blame: 'ours' | 'input' | 'browser';
	readonly code: string;
	readonly message: string;
}

export type Reply =
	/** Complete when so many parts have followed. */
	| {
			readonly id: number;
			readonly kind: 'answer';
			readonly value: unknown;
			readonly parts: number;
	  }
	| { readonly id: number; readonly kind: 'part'; readonly part: Part }
	| { readonly id: number; readonly kind: 'error'; readonly error: WireError }
	| { readonly id: number; readonly kind: 'progress'; readonly progress: Progress };
