/** File of the site that lists the parts of the workers, relative to the site's root. */
export const WORKER_FILES = 'worker-files.json';
