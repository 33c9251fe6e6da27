export { remoteManifestSchema, releaseSetSchema, releasedRemoteSchema, contractVersion } from './manifest';
export { remoteNames, slotNames, areas, icons } from './names';
export type { RemoteName, SlotName, Area, Icon } from './names';
export { readReleaseSet } from './read-release-set';
export type { LeftOut } from './read-release-set';
export type {
  DeclaredEvent,
  Drawing,
  RemoteManifest,
  OpenManifestInput,
  RemoteManifestInput,
  ReleaseSet,
  ReleasedRemote,
  IntegrityList,
  SlotProps,
  WeddingChange,
  WeddingColour,
} from './manifest';
