import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execute } from '../support/execute';
import { PlainError } from '../support/progress';
import { inRoot } from '../support/workspace';

/** A folder with all that a package is made of, before it is packed. */
export interface Staged {
  name: string;
  folder: string;
  write(path: string, text: string): void;
  copy(from: string, path: string): void;
}

/** A new folder for a package's files. */
export const stage = (name: string): Staged => {
  const folder = inRoot('node_modules', '.cache', 'posy', 'packed', name);
  rmSync(folder, { recursive: true, force: true });
  const placeOf = (path: string): string => {
    const place = join(folder, path);
    mkdirSync(dirname(place), { recursive: true });
    return place;
  };
  return {
    name,
    folder,
    write: (path, text) => writeFileSync(placeOf(path), text),
    copy: (from, path) => copyFileSync(from, placeOf(path)),
  };
};

/** Documents of a package that are packed with it, as far as it has them. */
const documents = ['README.md', 'CHANGELOG.md', 'API.md'];

/** Copies the documents of a package. Throws when its changelog says nothing of the version that is packed. */
export const stageDocuments = (staged: Staged, from: string, version: string): void => {
  const changelog = join(from, 'CHANGELOG.md');
  if (!existsSync(changelog) || !readFileSync(changelog, 'utf8').includes(`\n## ${version}\n`))
    throw new PlainError(`${staged.name} has no entry "## ${version}" in its CHANGELOG.md: say what is new in it.`);
  for (const document of documents.filter((each) => existsSync(join(from, each))))
    staged.copy(join(from, document), document);
};

/** Packs a folder into the folder `to` as npm does. */
export const packStaged = ({ folder }: Staged, to: string): Promise<void> =>
  execute('npm', ['pack', '--ignore-scripts', '--pack-destination', to], { cwd: folder, quiet: true });
