import { readdirSync, readFileSync } from 'node:fs';
import {
  describeRemote as describeBuiltRemote,
  describeShell as describeBuiltShell,
  versionOfFiles,
} from '@posy/backend/releases';
import type { ReleasedRemote, ReleaseSet } from '@posy/shared-contracts/manifest';
import { type BrowserPackage, inRoot } from '../support/workspace';

/** The version of a package by itself. */
export const packageVersion = (name: BrowserPackage): string =>
  (JSON.parse(readFileSync(inRoot(name, 'package.json'), 'utf8')) as { version: string }).version;

/** The files of a package's build, by their names. */
export const filesOfBuild = (name: BrowserPackage): Map<string, Buffer> =>
  new Map(
    readdirSync(inRoot(name, 'dist'))
      .sort()
      .map((file) => [file, readFileSync(inRoot(name, 'dist', file))]),
  );

/** The version of a package's build as it lies here. */
export const versionOfBuild = (name: BrowserPackage): string =>
  versionOfFiles(name, packageVersion(name), filesOfBuild(name));

/** A built remote of this checkout as a release set names it. */
export const describeRemote = (name: BrowserPackage, version: string): ReleasedRemote =>
  describeBuiltRemote({ name, version, folder: inRoot(name, 'dist') });

/** The built shell of this checkout as a release set names it. */
export const describeShell = (version: string): ReleaseSet['shell'] =>
  describeBuiltShell({ name: 'shell', version, folder: inRoot('shell', 'dist') });
