import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { remoteNames } from '@posy/shared-contracts/manifest';
import { PlainError, UsageError } from '../support/progress';

/** Name of the template, in its files: the new remote's stands in its place. */
const templateName = 'honeymoon';
const templateTitle = 'Honeymoon';

/** Names that a page has already. */
const taken: readonly string[] = [...remoteNames, 'shell'];

/** `ring-bearer` is called “Ring bearer” to people. */
const titleOf = (name: string): string => {
  const words = name.replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

/** Refuses a name that no remote may have. */
const checkName = (name: string): void => {
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(name))
    throw new UsageError(
      `"${name}" is no name of a remote: use small letters, digits and hyphens, begin with a letter, 40 at most.`,
    );
  if (taken.includes(name)) throw new UsageError(`The platform has a ${name} already: choose another name.`);
};

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const packageFiles = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.tgz'))
      .map((file) => [file.replace(/^posy-(.+)-\d+\.\d+\.\d+\.tgz$/, '@posy/$1'), file]),
  );

type Versions = Record<string, string>;

interface NewPackage {
  dependencies: Versions;
  devDependencies: Versions;
}

/** Our packages by their files: those that no registry has are installed from a folder. */
const fromFolder = (file: NewPackage, packages: string, folder: string): NewPackage => {
  const found = packageFiles(packages);
  const place = (name: string, version: string): string => {
    const archive = found.get(name);
    if (archive === undefined && name.startsWith('@posy/'))
      throw new PlainError(
        `${packages} has no file of ${name}. Make it with npm run pack in the platform's repository.`,
      );
    return archive === undefined ? version : `file:${relative(folder, join(packages, archive))}`;
  };
  const placed = (versions: Versions): Versions =>
    Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, place(name, version)]));
  // The pictures come with the design system, and no registry has them either.
  const art = place('@posy/art', '');
  return {
    ...file,
    dependencies: placed({ ...file.dependencies, '@posy/art': art }),
    devDependencies: placed(file.devDependencies),
  };
};

/** Input of a new remote. */
export interface NewRemote {
  name: string;
  /** The template's folder. */
  template: string;
  /** The folder in which the remote's own is made. */
  parent: string;
  /** A folder with the packed packages; without it they come from a registry. */
  packages?: string | undefined;
}

/** Writes a new remote into a folder of its name. Returns that folder. */
export const writeRemote = ({ name, template, parent, packages }: NewRemote): string => {
  checkName(name);
  const folder = resolve(parent, name);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new PlainError(`${folder} is not empty: choose another name, or take away what is there.`);
  for (const file of filesIn(template)) {
    const path = join(folder, relative(template, file).replace(/^gitignore$/, '.gitignore'));
    mkdirSync(dirname(path), { recursive: true });
    const text = readFileSync(file, 'utf8').replaceAll(templateName, name).replaceAll(templateTitle, titleOf(name));
    writeFileSync(path, text);
  }
  if (packages !== undefined) {
    const path = join(folder, 'package.json');
    const file = JSON.parse(readFileSync(path, 'utf8')) as NewPackage;
    writeFileSync(path, `${JSON.stringify(fromFolder(file, resolve(packages), folder), null, 2)}\n`);
  }
  return folder;
};
