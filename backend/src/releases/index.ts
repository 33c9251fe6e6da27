export { openReleaseStore } from './release-store';
export type { BuildId, ReleaseStore } from './release-store';
