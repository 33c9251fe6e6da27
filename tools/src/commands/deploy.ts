import { join, resolve } from 'node:path';
import { buildPackage } from '../build/build-package';
import { deployBuilds } from '../release/deploy-builds';
import { PlainError, say } from '../support/progress';
import { browserPackages, root, type BrowserPackage } from '../support/workspace';

/** `posy deploy <package>`: builds one package and makes a release set with it current; everything else stays. */
export const main = async ([name]: string[]): Promise<void> => {
  const known = browserPackages.find((candidate): candidate is BrowserPackage => candidate === name);
  if (known === undefined) throw new PlainError(`Say which package to deploy: ${browserPackages.join(', ')}.`);
  await buildPackage(known);
  const dataDir = resolve(root, process.env.POSY_DATA_DIR ?? '.posy');
  const set = await deployBuilds(join(dataDir, 'releases'), [known]);
  say(`release set ${set.id} is current`);
};
