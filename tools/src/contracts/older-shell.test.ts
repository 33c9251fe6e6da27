import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportedNames, importedNames } from '../webpack/lent-names';
import { sharedModules } from '../webpack/shared-modules';

const root = join(__dirname, '../../..');
const remotes = ['mfe-planning', 'mfe-suppliers', 'mfe-inbox', 'mfe-website', 'mfe-reviews'];

/** What the shell of an older commit gives remotes at run time: names by module. Remotes bring all else with them. */
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
 * A remote of today in a shell of then. What a remote newly needs is named here: it waits for the shell's deploy, as
 * docs/operations.md says. What the kit asks for comes with every remote.
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
    'mfe-inbox': [],
    'mfe-website': ['@posy/shared-ui/overlays DialogForm'],
    'mfe-reviews': ['@posy/shared-ui/overlays DialogForm'],
    'remote-kit': ['@posy/shared-ui/overlays DialogForm'],
  });
});

test('today’s shell still has all that it gave before: remotes of then ask for it [H-10]', () => {
  for (const [module, names] of Object.entries(modules)) {
    const now = exportedNames(root, module);
    expect([module, names.filter((name) => !now.has(name))]).toEqual([module, []]);
  }
});
