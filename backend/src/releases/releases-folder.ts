import { join } from 'node:path';

/**
 * Folder of a data folder's releases. Development of a remote uses a separate one, so that it disturbs no other server.
 */
export const releasesFolder = (dataDir: string, development: boolean): string =>
  join(dataDir, development ? 'releases-dev' : 'releases');
