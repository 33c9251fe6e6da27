import { isWithin } from '@posy/shared-contracts';
import type { ReleasedRemote } from '@posy/shared-contracts/manifest';

/** Returns true when the path belongs to the remote. */
export const isActiveAt = (remote: ReleasedRemote, pathname: string): boolean =>
  remote.manifest.basePaths.some((basePath) => isWithin(pathname, basePath));
