import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { IndexesFile } from '@posy/firebase-local/indexes';

const isPackage = (folder: string): boolean => {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return false;
  const { name } = JSON.parse(readFileSync(file, 'utf8')) as { name?: string };
  return name === '@posy/backend';
};

/** The folder of this package: found by walking up, because the built server lies at another depth than its source. */
const packageFolder = (): string => {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    if (isPackage(folder)) return folder;
    if (dirname(folder) === folder) throw new Error('The folder of @posy/backend was not found.');
  }
};

/** Reads a file of this package, such as `content/checklist/tasks.json`. */
export const readPackageFile = (path: string): string => readFileSync(join(packageFolder(), path), 'utf8');

/** The security rules, composed from their parts; `firebase.json` shows them to the Firebase tools. */
export const readRules = (): string => readPackageFile('src/rules/firestore.rules');

/** The indexes of a Firebase project that the queries of this checkout need; `firebase.json` shows them to the Firebase tools. */
export const readIndexes = (): IndexesFile =>
  JSON.parse(readPackageFile('src/rules/firestore.indexes.json')) as IndexesFile;
