import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type BrowserPackage, inRoot } from '../support/workspace';
import { sourceHash } from './source-hash';

/** Beside the installed packages: a stamp is no part of what is released. */
const stampOf = (name: BrowserPackage): string => inRoot('node_modules', '.cache', 'posy', `${name}.built-from`);

/** Returns true when the package's `dist/` was built from the current sources. */
export const isFresh = (name: BrowserPackage): boolean => {
  const stamp = stampOf(name);
  return existsSync(inRoot(name, 'dist')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceHash(name);
};

/** Notes what the package's `dist/` was built from: the hash of its sources when the build began. */
export const noteBuilt = (name: BrowserPackage, builtFrom: string): void => {
  mkdirSync(dirname(stampOf(name)), { recursive: true });
  writeFileSync(stampOf(name), builtFrom);
};

/** Forgets it: what lies in `dist/` is not a production build any more. */
export const forgetBuilt = (name: BrowserPackage): void => rmSync(stampOf(name), { force: true });
