import { PlainError } from '../support/progress';

/** A package of the checkout, as its package.json has it. */
export interface OwnPackage {
  name: string;
  version: string;
  exports: Record<string, string>;
  sideEffects?: boolean | string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Packages of which a page has one copy: the project that installs a package of ours names them itself. */
const ofThePage = new Set(['react', 'react-dom', 'react-intl', '@emotion/react', '@emotion/styled', 'luxon']);

const isSource = (place: string): boolean => /\.tsx?$/.test(place);

/** `./src/core/index.ts` is packed as `./dist/core/index.js`. */
const packedPlace = (place: string, ending: string): string =>
  place.replace('./src/', './dist/').replace(/\.tsx?$/, ending);

const isPacked = (place: string): boolean => place.startsWith('./src/');

/** Exports that lead to packed scripts and their types, and to files that are packed as they are: those beside `src` are not. */
const packedExports = (exports: Record<string, string>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(exports)
      .filter(([, place]) => isPacked(place))
      .map(([name, place]) => [
        name,
        isSource(place)
          ? { types: packedPlace(place, '.d.ts'), default: packedPlace(place, '.js') }
          : packedPlace(place, ''),
      ]),
  );

type Places = Record<string, string>;

const placesThat = (exports: Places, wanted: (place: string) => boolean): Places =>
  Object.fromEntries(Object.entries(exports).filter(([, place]) => wanted(place)));

/** The exports of a package that are compiled. */
export const packedSources = (exports: Places): Places => placesThat(exports, isSource);

/** The exports of a package that are packed as they are: styles, faces. */
export const packedFiles = (exports: Places): Places =>
  placesThat(exports, (place) => isPacked(place) && !isSource(place));

/** Versions by package. */
export type Versions = Record<string, string>;

const within = (versions: Versions): Versions =>
  Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, `^${version}`]));

const only = (versions: Versions, wanted: (name: string) => boolean): Versions =>
  Object.fromEntries(Object.entries(versions).filter(([name]) => wanted(name)));

/** Packages that a library's files import. */
export interface Imported {
  scripts: ReadonlySet<string>;
  types: ReadonlySet<string>;
}

/**
 * The package.json of a packed library. Throws for a package that its scripts import and that it does not name: it would be
 * missing where it is installed. Types may name packages of those that it names; `versionOf` says which version is here.
 */
export const packedManifest = (
  own: OwnPackage,
  { scripts, types }: Imported,
  versionOf: (name: string) => string,
): Record<string, unknown> => {
  const { dependencies = {}, devDependencies = {} } = own;
  const isNamed = (name: string): boolean => name === own.name || name in dependencies || name in devDependencies;
  const unnamed = [...scripts].filter((name) => !isNamed(name));
  if (unnamed.length > 0)
    throw new PlainError(`${own.name} imports ${unnamed.join(', ')}: name it in the package's dependencies.`);
  const isImported = (name: string): boolean => scripts.has(name) || types.has(name);
  const ofTypes = Object.fromEntries(
    [...types].filter((name) => !isNamed(name)).map((name) => [name, versionOf(name)]),
  );
  const ofTests = only(devDependencies, (name) => isImported(name) && !(name in dependencies));
  return {
    name: own.name,
    version: own.version,
    license: 'UNLICENSED',
    type: 'module',
    sideEffects: own.sideEffects ?? true,
    exports: { ...packedExports(own.exports), './package.json': './package.json' },
    dependencies: within({
      ...only(dependencies, (name) => isImported(name) && !ofThePage.has(name)),
      ...ofTypes,
    }),
    peerDependencies: within({ ...only(dependencies, (name) => isImported(name) && ofThePage.has(name)), ...ofTests }),
    peerDependenciesMeta: Object.fromEntries(Object.keys(ofTests).map((name) => [name, { optional: true }])),
  };
};
