export type JunkKind = 'macos' | 'windows' | 'vcs' | 'editor' | 'dependency-tree';
export function junkOf(path: string): JunkKind | null {
	return /(^|\/)(__MACOSX(\/|$)|\._|\.DS_Store$)/.test(path)
		? 'macos'
		: path.endsWith("Thumbs.db")
			? 'windows'
			: null;
}
