import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Packages = Record<string, { version?: string; integrity?: string; link?: true; optional?: true }>;

/** Returns the check's result for a folder with this lockfile and these installed packages. */
const saysOf = async (wanted: Packages, there: Packages | null): Promise<boolean> => {
  const door = '../../bin/installed.mjs';
  const { isInstalled } = (await import(door)) as { isInstalled: (root: string) => boolean };
  const root = mkdtempSync(join(tmpdir(), 'posy-installed-'));
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: wanted }));
  if (there !== null)
    writeFileSync(join(root, 'node_modules', '.package-lock.json'), JSON.stringify({ packages: there }));
  return isInstalled(root);
};

const wanted: Packages = {
  '': {},
  shop: { version: '1.0.0' },
  'node_modules/@our/shop': { link: true },
  'node_modules/a': { version: '1.0.0', integrity: 'one' },
  'shop/node_modules/a': { version: '2.0.0', integrity: 'two' },
  'node_modules/for-windows': { version: '1.0.0', optional: true },
};
const there: Packages = {
  'node_modules/a': wanted['node_modules/a']!,
  'shop/node_modules/a': wanted['shop/node_modules/a']!,
};

test.each<[string, Packages | null, boolean]>([
  ['nothing', null, false],
  ['exactly what is wanted here', there, true],
  ['a package less', { 'node_modules/a': wanted['node_modules/a']! }, false],
  ['another version', { ...there, 'node_modules/a': { version: '1.0.1', integrity: 'one' } }, false],
  ['another file of the same version', { ...there, 'node_modules/a': { version: '1.0.0', integrity: 'x' } }, false],
])('%s is there: nothing is installed again only when all is there', async (_what, installed, isEnough) => {
  expect(await saysOf(wanted, installed)).toBe(isEnough);
});
