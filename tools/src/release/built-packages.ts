import {
  describeRemote as describeBuiltRemote,
  describeShell as describeBuiltShell,
  versionOfFiles,
} from '@posy/backend/releases';
import type { ReleasedRemote, ReleaseSet } from '@posy/shared-contracts/manifest';
import { type BrowserPackage, inRoot } from '../support/workspace';
import { filesIn, versionIn } from './sent-build';

/** The version of a package's build as it lies here. */
export const versionOfBuild = (name: BrowserPackage): string =>
  versionOfFiles(name, versionIn(inRoot(name)), filesIn(inRoot(name, 'dist')));

/** A built remote of this checkout as a release set names it. */
export const describeRemote = (name: BrowserPackage, version: string): ReleasedRemote =>
  describeBuiltRemote({ name, version, folder: inRoot(name, 'dist') });

/** The built shell of this checkout as a release set names it. */
export const describeShell = (version: string): ReleaseSet['shell'] =>
  describeBuiltShell({ name: 'shell', version, folder: inRoot('shell', 'dist') });
