import { type BrowserPackage, inRoot, root } from '../support/workspace';
import { buildFolder } from './build-folder';
import { noteBuilt } from './build-stamp';
import { configurationsOf } from './configurations-of';
import { sourceHash } from './source-hash';

/** Builds one package into its `dist/`, compresses what is served, notes what it was built from. Answers the seconds it took. */
export const buildPackage = async (name: BrowserPackage): Promise<number> => {
  const started = performance.now();
  // The sources at the start: a change during the build is not in it.
  const builtFrom = sourceHash(name);
  await buildFolder(await configurationsOf(name), inRoot(name, 'dist'), root);
  noteBuilt(name, builtFrom);
  return (performance.now() - started) / 1000;
};
