export { remoteManifestSchema, releaseSetSchema, contractVersion, remoteNames, slotNames, areas } from './manifest';
export type { RemoteManifest, ReleaseSet, ReleasedRemote, RemoteName, SlotName, SlotProps, Area } from './manifest';
