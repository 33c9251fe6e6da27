// Files that a build writes about itself, for those who build: without the store and its server.
export { surfaceFile } from './check/build-surface';
export type { BuildSurface } from './check/build-surface';
export { describeCall } from './check/describe-call';
export { asksFile } from './check/lent-modules';
export type { LentModules } from './check/lent-modules';
