import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from '../support/hash-files';
import { inRoot } from '../support/workspace';
import { importedNames } from '../webpack/lent-names';
import { compileDeclarations, type Declarations, scriptOf } from './compile';
import { type Emission, emitReachable } from './emit-reachable';
import { type OwnPackage, packedFiles, packedManifest, packedSources } from './packed-manifest';
import { exportedFiles } from './resolve-import';
import { packStaged, stage, type Staged, stageDocuments } from './staged';

/** Packages that a remote is built on, by their folders. `art` comes along, because the design system draws with it. */
const libraries = ['shared-contracts', 'art', 'shared-ui', 'remote-kit'] as const;
type Library = (typeof libraries)[number];

const readOwn = (library: Library): OwnPackage =>
  JSON.parse(readFileSync(inRoot(library, 'package.json'), 'utf8')) as OwnPackage;

const isSource = (file: string): boolean => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file);

/** Files that a package's exports name. */
const entriesOf = (library: Library): string[] => {
  const folder = inRoot(library);
  const files = filesBelow(join(folder, 'src')).filter(isSource);
  return exportedFiles(packedSources(readOwn(library).exports), folder, files);
};

const isForUsers = (file: string): boolean => !/\.(?:tsx?|md)$/.test(file);

/** Files that a package's exports name and that are packed as they are. */
const stageFiles = (staged: Staged, library: Library, pathOf: (file: string) => string): void => {
  const folder = inRoot(library);
  const files = filesBelow(join(folder, 'src')).filter(isForUsers);
  for (const file of exportedFiles(packedFiles(readOwn(library).exports), folder, files))
    staged.copy(file, pathOf(file));
};

/** The version of an installed package of others. */
const versionHere = (name: string): string =>
  (JSON.parse(readFileSync(inRoot('node_modules', name, 'package.json'), 'utf8')) as { version: string }).version;

/** Parts that others made and that the design system has in its own files: their licence goes along. */
const stageLicences = (staged: Staged, library: Library): void => {
  if (library === 'shared-ui')
    staged.copy(inRoot('node_modules', '@phosphor-icons', 'react', 'LICENSE'), 'LICENCE-phosphor-icons.txt');
};

/** The kit's own needs of the page, which a build cannot read from packed scripts. */
const stageAsks = (staged: Staged): Record<string, string> => {
  const names = [...importedNames([inRoot('remote-kit')])].map(([module, each]) => [module, [...each].sort()]);
  staged.write('asks.json', JSON.stringify(Object.fromEntries(names), null, 2));
  return { './asks.json': './asks.json' };
};

const packLibrary = async (library: Library, declarations: Declarations, to: string): Promise<void> => {
  const [own, folder] = [readOwn(library), inRoot(library)];
  const pathOf = (file: string): string => join('dist', relative(join(folder, 'src'), file).replace(/\.tsx?$/, ''));
  const common: Pick<Emission, 'entries' | 'pathOf' | 'along'> = {
    entries: entriesOf(library),
    pathOf,
    along: new Map(),
  };
  const scripts = await emitReachable({ ...common, textOf: scriptOf, ending: '.js' });
  const types = await emitReachable({ ...common, textOf: declarations, ending: '.d.ts' });
  const staged = stage(own.name);
  for (const [path, text] of [...scripts.files, ...types.files]) staged.write(path, text);
  const { exports, ...manifest } = packedManifest(
    own,
    { scripts: scripts.packages, types: types.packages },
    versionHere,
  );
  const added = library === 'remote-kit' ? stageAsks(staged) : {};
  staged.write('package.json', JSON.stringify({ ...manifest, exports: { ...(exports as object), ...added } }, null, 2));
  stageFiles(staged, library, pathOf);
  stageDocuments(staged, folder, own.version);
  stageLicences(staged, library);
  await packStaged(staged, to);
};

/** Packs the contract, the pictures, the design system and the kit into the folder `to`, each as scripts with types. */
export const packLibraries = async (to: string): Promise<void> => {
  const declarations = await compileDeclarations(libraries.flatMap(entriesOf));
  for (const library of libraries) await packLibrary(library, declarations, to);
};
