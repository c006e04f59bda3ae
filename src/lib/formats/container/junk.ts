export type JunkKind = 'macos' | 'windows' | 'vcs' | 'editor' | 'dependency-tree';
export function junkOf(path: string): JunkKind | null {
	return /(^|\/)(__MACOSX(\/|$)|\._|\.DS_Store$)/.test(path)
		? 'macos'
		: /Thumbs\.db$/.test(path)
			? 'windows'
			: null;
}
