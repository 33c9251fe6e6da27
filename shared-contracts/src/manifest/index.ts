export { remoteManifestSchema, releaseSetSchema, contractVersion, remoteNames, slotNames, areas } from './manifest';
export type {
  RemoteManifest,
  RemoteManifestInput,
  ReleaseSet,
  ReleasedRemote,
  RemoteName,
  SlotName,
  SlotProps,
  WeddingChange,
  Area,
} from './manifest';
