import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { packLibraries } from '../pack/pack-libraries';
import { packRemoteTools } from '../pack/pack-remote-tools';
import { say, step } from '../support/progress';
import { inRoot } from '../support/workspace';

/** The folder that is emptied and filled when none is named. */
const usualFolder = inRoot('dist', 'packages');

/** `posy pack [folder]`: packs all that a remote of another repository is built with, as files for `npm install`. */
export const main = async ([asked]: string[]): Promise<void> => {
  const folder = asked === undefined ? usualFolder : resolve(asked);
  if (asked === undefined) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await step('libraries, as scripts with types', () => packLibraries(folder));
  await step('the tools of remotes', () => packRemoteTools(folder));
  for (const name of readdirSync(folder)
    .filter((each) => each.endsWith('.tgz'))
    .sort())
    say(`  ${name}`);
  say(`packed into ${folder}`);
};
