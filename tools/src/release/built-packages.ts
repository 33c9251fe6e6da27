import { readFileSync } from 'node:fs';
import { describeRemote as describeBuiltRemote, describeShell as describeBuiltShell } from '@posy/backend/releases';
import type { ReleasedRemote, ReleaseSet } from '@posy/shared-contracts/manifest';
import { hashFiles } from '../support/hash-files';
import { type BrowserPackage, inRoot } from '../support/workspace';

/** A build's version: its package's, and a hash of its bytes, so that a version never means two things. */
export const versionOfBuild = (name: BrowserPackage): string => {
  const { version } = JSON.parse(readFileSync(inRoot(name, 'package.json'), 'utf8')) as { version: string };
  return `${version}-${hashFiles([inRoot(name, 'dist')]).slice(0, 10)}`;
};

/** A built remote of this checkout as a release set names it. */
export const describeRemote = (name: BrowserPackage, version: string): ReleasedRemote =>
  describeBuiltRemote({ name, version, folder: inRoot(name, 'dist') });

/** The built shell of this checkout as a release set names it. */
export const describeShell = (version: string): ReleaseSet['shell'] =>
  describeBuiltShell({ name: 'shell', version, folder: inRoot('shell', 'dist') });
