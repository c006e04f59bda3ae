/** The name of an archive of the kinds that are read here; what a file is tells its content. */
export const ARCHIVE_NAME = /\.(?:zip|tar|tar\.gz|tgz)$/iu;

/** `words-john-0.1.0` of `words-john-0.1.0.zip`. */
export const withoutArchiveEnding = (name: string): string => name.replace(ARCHIVE_NAME, '');
