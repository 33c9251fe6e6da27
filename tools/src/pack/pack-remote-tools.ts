import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from '../support/hash-files';
import { PlainError } from '../support/progress';
import { inRoot, root } from '../support/workspace';
import { scriptOf } from './compile';
import { emitReachable } from './emit-reachable';
import type { Versions } from './packed-manifest';
import { packStaged, stage, stageDocuments } from './staged';

interface VersionsOfPackage {
  dependencies?: Versions;
  devDependencies?: Versions;
}

/** The package's own part of the package.json: name, version, programs. The rest follows from its files. */
interface RemoteToolsFile {
  name: string;
  version: string;
  [field: string]: unknown;
}

const readJson = <T>(...path: string[]): T => JSON.parse(readFileSync(inRoot(...path), 'utf8')) as T;

const own = ['tools', 'remote-tools'] as const;

/** Packages that the tools start, or hand to another tool, by their names. */
const byName = [
  '@jest/fake-timers',
  '@swc/core',
  '@swc/jest',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  'expect',
  'jest',
  'jest-environment-jsdom',
  'jest-mock',
  'jest-runtime',
  'swc-loader',
  'tsx',
  'typescript',
];

/** Versions that this checkout works with, exactly: build tools are only tried together. */
const versionsOf = (names: Iterable<string>): Versions => {
  const packages = ['tools', 'backend', '.'].map((folder) => readJson<VersionsOfPackage>(folder, 'package.json'));
  const known = packages.flatMap(({ dependencies, devDependencies }) => [dependencies ?? {}, devDependencies ?? {}]);
  return Object.fromEntries(
    [...names].sort().map((name) => {
      const version = known.find((versions) => name in versions)?.[name];
      if (version === undefined) throw new PlainError(`@posy/remote-tools needs ${name}, which no package names.`);
      return [name, name.startsWith('@posy/') ? `^${version}` : version];
    }),
  );
};

/** Files beside the scripts: the program, the new remote, the configurations. */
const ownFiles = (): string[] => filesBelow(inRoot(...own)).filter((file) => file !== inRoot(...own, 'package.json'));

/** Modules of the tests, which Jest loads as they are. */
const jestFiles = (): string[] => readdirSync(inRoot('tools', 'jest')).filter((name) => name.endsWith('.cjs'));

/** Packs the tools of remotes from other repositories into the folder `to`: what the checkout's tools do, without its folders. */
export const packRemoteTools = async (to: string): Promise<void> => {
  const file = readJson<RemoteToolsFile>(...own, 'package.json');
  const { files, packages } = await emitReachable({
    entries: [inRoot('tools', 'src', 'remote', 'commands', 'cli.ts')],
    textOf: scriptOf,
    pathOf: (source) => join('dist', relative(root, source).replace(/\.tsx?$/, '')),
    ending: '.js',
    along: new Map([['@posy/backend', inRoot('backend')]]),
  });
  const staged = stage(file.name);
  for (const [path, text] of files) staged.write(path, text);
  for (const source of ownFiles()) staged.copy(source, relative(inRoot(...own), source));
  for (const name of jestFiles()) staged.copy(inRoot('tools', 'jest', name), join('jest', name));
  const dependencies = versionsOf(new Set([...packages, ...byName]));
  staged.write('package.json', JSON.stringify({ ...file, dependencies }, null, 2));
  stageDocuments(staged, inRoot(...own), file.version);
  await packStaged(staged, to);
};
