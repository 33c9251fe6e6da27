import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A build as it is sent to a server. */
export interface SentBuild {
  name: string;
  packageVersion: string;
  files: ReadonlyMap<string, Buffer>;
}

/** The files of a build's folder, by their names. */
export const filesIn = (dist: string): Map<string, Buffer> =>
  new Map(
    readdirSync(dist)
      .sort()
      .map((file) => [file, readFileSync(join(dist, file))]),
  );

/** The version in the package.json of a folder. */
export const versionIn = (folder: string): string =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;

/** The build in the `dist/` of a folder. */
export const readBuild = (name: string, folder: string): SentBuild => ({
  name,
  packageVersion: versionIn(folder),
  files: filesIn(join(folder, 'dist')),
});
