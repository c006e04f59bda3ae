/** Where the service worker leaves what another app shared with this one. */
export const SHARED_CACHE = 'rolecheck-shared';
/** Header with the file's name, percent-encoded. */
export const SHARED_NAME = 'x-rolecheck-name';
