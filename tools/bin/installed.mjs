// Plain JavaScript that imports only Node: the door to every command uses it before anything is installed.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Returns true when npm's record of installed packages agrees with the lockfile. Packages for other machines may be
 * missing.
 */
export const isInstalled = (root) => {
  const said = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(said)) return false;
  const there = packagesOf(said);
  return Object.entries(packagesOf(join(root, 'package-lock.json')))
    .filter(([path, { link, optional }]) => /(^|\/)node_modules\//.test(path) && !link && !optional)
    .every(([path, { version, integrity }]) => {
      const found = there[path];
      return found !== undefined && found.version === version && found.integrity === integrity;
    });
};
