/** The service worker's own global scope; the library types `self` as a worker of any kind. */
export const scope = self as unknown as ServiceWorkerGlobalScope;

/** Path that the site is hosted under, with a slash at both ends. This script lies directly in it. */
export const base = new URL('./', scope.location.href).pathname;
