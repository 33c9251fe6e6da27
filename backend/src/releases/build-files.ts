// Files that a build writes about itself, and the words for a release: for tools that have no store.
export { surfaceFile } from './check/build-surface';
export type { BuildSurface, QuerySide } from './check/build-surface';
export { describeCall } from './check/describe-call';
export { declaredSideOf, eventSideOf } from './check/event-side';
export { asksFile } from './check/lent-modules';
export type { LentModules } from './check/lent-modules';
export { inWords } from './stored/changes';
