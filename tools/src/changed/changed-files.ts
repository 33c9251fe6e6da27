import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const git = (root: string, ...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/**
 * Returns the commit at which this branch left `main`. On `main` itself nothing committed differs from it: name a
 * revision there.
 */
export const branchedAt = (root: string): string => git(root, 'merge-base', 'main', 'HEAD')[0] ?? 'HEAD';

/** Returns the text of a file in a revision. Throws when the revision does not have it. */
export const textAt = (root: string, revision: string, file: string): string =>
  execFileSync('git', ['show', `${revision}:./${file}`], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/** Files that differ from a revision, committed or not, and those that are gone. */
export const touchedFiles = (root: string, since = branchedAt(root)): string[] => {
  const differing = git(root, 'diff', '--name-only', '--relative', '--no-renames', since, '--');
  const unknown = git(root, 'ls-files', '--others', '--exclude-standard');
  return [...new Set([...differing, ...unknown])];
};

/** Returns the changed files that still exist. */
export const changedFiles = (root: string, since?: string): string[] =>
  touchedFiles(root, since).filter((file) => existsSync(join(root, file)));

interface WorkspacePackage {
  name: string;
  workspaces?: readonly string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const read = (root: string, folder: string): WorkspacePackage =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as WorkspacePackage;

/** Folders of all packages. */
export const packageFolders = (root: string): readonly string[] => read(root, '.').workspaces ?? [];

/** The package that a file is in; undefined for what belongs to all of them. */
export const folderOf = (file: string, folders: readonly string[]): string | undefined =>
  folders.find((folder) => file.startsWith(`${folder}/`));

/** These packages and all that depend on one of them. */
export const withDependants = (root: string, changed: readonly string[]): string[] => {
  const packages = packageFolders(root).map((folder) => {
    const { name, dependencies, devDependencies } = read(root, folder);
    return { folder, name, uses: Object.keys({ ...dependencies, ...devDependencies }) };
  });
  const touched = new Set(packages.filter(({ folder }) => changed.includes(folder)).map(({ name }) => name));
  for (let before = -1; before !== touched.size;) {
    before = touched.size;
    for (const { name, uses } of packages) if (uses.some((used) => touched.has(used))) touched.add(name);
  }
  return packages.filter(({ name }) => touched.has(name)).map(({ folder }) => folder);
};

/** Returns all tests of packages. */
export const testsOf = (root: string, folders: readonly string[]): string[] =>
  git(root, 'ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts', '*.test.tsx').filter(
    (file) => folders.some((folder) => file.startsWith(`${folder}/src/`)) && existsSync(join(root, file)),
  );
