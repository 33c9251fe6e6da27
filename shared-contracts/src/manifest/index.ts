export {
  remoteManifestSchema,
  releaseSetSchema,
  releasedRemoteSchema,
  contractVersion,
  remoteNames,
  slotNames,
  areas,
  icons,
} from './manifest';
export { readReleaseSet } from './read-release-set';
export type { LeftOut } from './read-release-set';
export type {
  RemoteManifest,
  RemoteManifestInput,
  ReleaseSet,
  ReleasedRemote,
  IntegrityList,
  RemoteName,
  SlotName,
  SlotProps,
  WeddingChange,
  Area,
  Icon,
} from './manifest';
