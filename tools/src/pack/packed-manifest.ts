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

/** Exports that lead to packed scripts and their types. Files that the host alone links are not packed. */
const packedExports = (exports: Record<string, string>): Record<string, object> =>
  Object.fromEntries(
    Object.entries(exports)
      .filter(([, place]) => isSource(place))
      .map(([name, place]) => [name, { types: packedPlace(place, '.d.ts'), default: packedPlace(place, '.js') }]),
  );

/** The exports of a package that are packed. */
export const packedSources = (exports: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(exports).filter(([, place]) => isSource(place)));

/** Versions by package. */
export type Versions = Record<string, string>;

const within = (versions: Versions): Versions =>
  Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, `^${version}`]));

const only = (versions: Versions, wanted: (name: string) => boolean): Versions =>
  Object.fromEntries(Object.entries(versions).filter(([name]) => wanted(name)));

/**
 * The package.json of a packed library. `imported` are the packages that its files import. Throws for one that the package
 * does not name: it would be missing where it is installed.
 */
export const packedManifest = (own: OwnPackage, imported: ReadonlySet<string>): Record<string, unknown> => {
  const { dependencies = {}, devDependencies = {} } = own;
  const unnamed = [...imported].filter(
    (name) => name !== own.name && !(name in dependencies) && !(name in devDependencies),
  );
  if (unnamed.length > 0)
    throw new PlainError(`${own.name} imports ${unnamed.join(', ')}: name it in the package's dependencies.`);
  const ofTests = only(devDependencies, (name) => imported.has(name) && !(name in dependencies));
  return {
    name: own.name,
    version: own.version,
    license: 'UNLICENSED',
    type: 'module',
    sideEffects: own.sideEffects ?? true,
    exports: { ...packedExports(own.exports), './package.json': './package.json' },
    dependencies: within(only(dependencies, (name) => imported.has(name) && !ofThePage.has(name))),
    peerDependencies: within({
      ...only(dependencies, (name) => imported.has(name) && ofThePage.has(name)),
      ...ofTests,
    }),
    peerDependenciesMeta: Object.fromEntries(Object.keys(ofTests).map((name) => [name, { optional: true }])),
  };
};
