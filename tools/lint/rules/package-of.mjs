import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

const packages = new Map();

/** The package of a folder: where it is, its areas (`#guests/*`), the one that all stand on, and those that stand on it alone. */
export const packageAbove = (folder) => {
  if (!packages.has(folder)) {
    const file = join(folder, 'package.json');
    const isTop = dirname(folder) === folder;
    packages.set(folder, existsSync(file) || isTop ? readPackage(folder, file) : packageAbove(dirname(folder)));
  }
  return packages.get(folder);
};

const readPackage = (folder, file) => {
  const { imports = {}, posy: { floor, alone = [], outside = [], layers = [] } = {} } = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {};
  const folders = Object.keys(imports).flatMap((name) => /^#([\w-]+)\/\*$/.exec(name)?.[1] ?? []);
  const areas = folders.filter((name) => !outside.includes(name));
  return { src: join(folder, 'src'), floor, alone, outside, layers, areas };
};

/** The folders of an imported file below `src`, or null for other packages. */
export const foldersOf = (src, file, source) => {
  if (source.startsWith('#')) return source.slice(1).split('/');
  return source.startsWith('.') ? relative(src, resolve(dirname(file), source)).split(sep) : null;
};
