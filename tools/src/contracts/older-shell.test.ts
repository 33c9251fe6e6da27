import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportedNames, importedNames } from '../webpack/lent-names';
import { sharedModules } from '../webpack/shared/shared-modules';

const root = join(__dirname, '../../..');
const remotes = ['mfe-planning', 'mfe-suppliers', 'mfe-inbox', 'mfe-website', 'mfe-reviews'];

/**
 * Exports that the shell of an older commit gives remotes at run time: names by module. Remotes bring everything else
 * with them.
 */
const { modules } = JSON.parse(readFileSync(join(root, 'e2e/fixtures/older-builds/shell-offers.json'), 'utf8')) as {
  modules: Record<string, string[]>;
};

/** Names that sources import from the host's modules: `module name`. */
const usedBy = (folder: string): string[] =>
  [...importedNames([join(root, folder)])].flatMap(([module, names]) =>
    modules[module] === undefined ? [] : [...names].map((name) => `${module} ${name}`),
  );

const offered = new Set(Object.entries(modules).flatMap(([module, names]) => names.map((name) => `${module} ${name}`)));
const younger = (folder: string): string[] =>
  usedBy(folder)
    .filter((one) => !offered.has(one))
    .sort();

test('knows every module that a host lends its remotes', () => {
  const lent = Object.keys(sharedModules('remote', join(root, 'mfe-reviews'))).filter((name) =>
    name.startsWith('@posy/'),
  );
  expect(Object.keys(modules).sort()).toEqual(lent.sort());
});

/**
 * Runs a remote of today in an older shell. Names that a remote newly needs are listed here: it waits for the shell's
 * deploy, as docs/operations.md explains. Names that the kit needs come with every remote.
 */
test('a shell of before has all that remotes of today ask it for, but what is named [H-10]', () => {
  expect(Object.fromEntries([...remotes, 'remote-kit'].map((folder) => [folder, younger(folder)]))).toEqual({
    'mfe-planning': [
      '@posy/shared-ui isComposing',
      '@posy/shared-ui/forms afterPress',
      '@posy/shared-ui/overlays DialogForm',
    ],
    'mfe-suppliers': [
      '@posy/shared-ui isComposing',
      '@posy/shared-ui/overlays DialogForm',
      '@posy/shared-ui/overlays FullScreen',
    ],
    'mfe-inbox': ['@posy/shared-ui isComposing'],
    'mfe-website': ['@posy/shared-ui/overlays DialogForm'],
    'mfe-reviews': ['@posy/shared-ui/overlays DialogForm', '@posy/shared-ui/overlays FullScreen'],
    'remote-kit': ['@posy/shared-ui/overlays DialogForm'],
  });
});

test('today’s shell still has all that it gave before: remotes of then ask for it [H-10]', () => {
  for (const [module, names] of Object.entries(modules)) {
    const now = exportedNames(root, module);
    expect([module, names.filter((name) => !now.has(name))]).toEqual([module, []]);
  }
});
