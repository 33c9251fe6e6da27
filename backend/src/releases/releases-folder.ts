import { join } from 'node:path';

/** Where the releases of a data folder are. Who develops a remote has some of their own, so that they disturb no other's. */
export const releasesFolder = (dataDir: string, development: boolean): string =>
  join(dataDir, development ? 'releases-dev' : 'releases');
