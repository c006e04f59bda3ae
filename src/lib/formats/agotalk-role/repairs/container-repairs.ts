import type { Repairer } from './repairer';
export const containerRepairs: readonly Repairer[] = [];
