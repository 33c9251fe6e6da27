export { openReleaseStore } from './release-store';
export type { BuildId, ReleaseStore } from './release-store';
export { entryBack } from './history';
export type { HistoryEntry } from './history';
export { forOlderReaders } from './integrity/older-readers';
export { releasesFolder } from './releases-folder';
export { ReleaseFault } from './release-fault';
export type { Integrities } from './integrity/integrity-lists';
export type { StoredSet } from './stored/stored-set';
