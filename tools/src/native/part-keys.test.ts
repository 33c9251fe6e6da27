import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { filesBelow } from '#support/hash-files';
import { nativeKeys, type NativePart } from './part-keys';
import { reachedSources } from './reached-sources';

const files: Readonly<Record<string, string>> = {
  'native-bridge/app/package.json': '{}',
  'native-bridge/app/package-lock.json': '{}',
  'native-bridge/app/tsconfig.json': '{}',
  'native-bridge/app/app.config.ts': "export default { icon: './assets/icon.png' };",
  'native-bridge/app/babel.config.js': 'module.exports = {};',
  'native-bridge/app/jest.config.js': 'module.exports = {};',
  'native-bridge/app/metro.config.js': "const { ourPackages } = require('./config/our-packages.js');",
  'native-bridge/app/index.ts': "import { App } from './src/app';",
  'native-bridge/app/assets/icon.png': 'icon',
  'native-bridge/app/config/our-packages.js': 'exports.ourPackages = () => null;',
  'native-bridge/app/config/google/services.json': '{}',
  'native-bridge/app/config/no-development-hosts.ts': 'export const developmentHosts = [];',
  'native-bridge/app/src/app.tsx': "import { start } from '@posy/native-controller';",
  'native-bridge/app/src/app.test.tsx': "import { fake } from '@posy/native-controller/testing'; import './app';",
  'native-bridge/controller/src/index.ts': "export { start } from './start';",
  'native-bridge/controller/src/start.ts': "import type { Message } from '@posy/shared-contracts/native';",
  'native-bridge/controller/src/start.test.ts': "import './start';",
  'native-bridge/controller/src/testing/index.ts': 'export const fake = 1;',
  'shared-contracts/src/native/index.ts': "export type { Message } from './message';",
  'shared-contracts/package.json': '{ "imports": { "#texts/*": "./src/texts/*.ts" } }',
  'shared-contracts/src/native/message.ts': "export type { Text as Message } from '#texts/text';",
  'shared-contracts/src/texts/text.ts': 'export type Text = string;',
  'shared-contracts/src/budget/index.ts': 'export const budget = 1;',
  'tools/src/commands/test-native.ts': '',
  'tools/src/native/part-keys.ts': '',
  'tools/src/native/prebuilt-faults.ts': '',
};

const checkout = join(__dirname, '../../..');

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'posy-native-keys-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

/** The parts that are run again when a file of the checkout is another. */
const runAgain = (file: string): NativePart[] => {
  const before = nativeKeys({ root, variables: {} });
  writeFileSync(join(root, file), `${files[file] ?? ''}\n`);
  const after = nativeKeys({ root, variables: {} });
  return (['types', 'tests', 'bundles', 'projects'] as const).filter((part) => before[part] !== after[part]);
};

test('nothing is run again when nothing changed', () => {
  expect(nativeKeys({ root, variables: {} })).toEqual(nativeKeys({ root, variables: {} }));
});

test.each([
  ['what a screen does', 'native-bridge/app/src/app.tsx', ['types', 'tests', 'bundles']],
  ['a test', 'native-bridge/app/src/app.test.tsx', ['types', 'tests']],
  ['the controller', 'native-bridge/controller/src/start.ts', ['types', 'tests', 'bundles']],
  ['what tests of the app use of it', 'native-bridge/controller/src/testing/index.ts', ['types', 'tests']],
  ['its own tests', 'native-bridge/controller/src/start.test.ts', []],
  ['a message, far behind an import', 'shared-contracts/src/native/message.ts', ['types', 'tests', 'bundles']],
  ['an import inside the contract', 'shared-contracts/src/texts/text.ts', ['types', 'tests', 'bundles']],
  ['a contract that the app does not use', 'shared-contracts/src/budget/index.ts', []],
  ['a new contract', 'shared-contracts/src/website.ts', []],
  ['the app’s settings', 'native-bridge/app/app.config.ts', ['types', 'tests', 'bundles', 'projects']],
  ['an icon', 'native-bridge/app/assets/icon.png', ['bundles', 'projects']],
  ['a file of the Firebase project', 'native-bridge/app/config/google/services.json', ['projects']],
  ['how Metro finds packages', 'native-bridge/app/config/our-packages.js', ['types', 'tests', 'bundles']],
  ['how Jest runs', 'native-bridge/app/jest.config.js', ['tests']],
  ['how sources are compiled', 'native-bridge/app/babel.config.js', ['tests', 'bundles']],
  ['how types are checked', 'native-bridge/app/tsconfig.json', ['types']],
  ['what a project may ask for', 'tools/src/native/prebuilt-faults.ts', ['bundles', 'projects']],
  ['a package', 'native-bridge/app/package-lock.json', ['types', 'tests', 'bundles', 'projects']],
  ['how the parts are run', 'tools/src/commands/test-native.ts', ['types', 'tests', 'bundles', 'projects']],
])('a change of %s runs again what depends on it, and nothing else', (_what, file, parts) => {
  expect(runAgain(file)).toEqual(parts);
});

test('a build’s own variables count', () => {
  const plain = nativeKeys({ root, variables: { PATH: '/bin' } });
  expect(nativeKeys({ root, variables: { PATH: '/usr/bin' } })).toEqual(plain);
  expect(nativeKeys({ root, variables: { POSY_NATIVE_FACEBOOK_APP_ID: '1' } }).projects).not.toBe(plain.projects);
});

test('an import of what is not there is said, instead of being left out', () => {
  writeFileSync(join(root, 'native-bridge/app/index.ts'), "import './gone';");
  expect(() => nativeKeys({ root, variables: {} })).toThrow('imports ./gone, which is not there');
});

test('the app’s own sources are all found, and of the contracts a part', () => {
  const entry = join(checkout, 'native-bridge/app/index.ts');
  const reached = reachedSources(checkout, [entry]).map((file) => file.slice(checkout.length + 1));
  for (const file of ['src/screen/shell-screen.tsx', 'config/build-kind.ts'])
    expect(reached).toContain(`native-bridge/app/${file}`);
  expect(reached).toContain('native-bridge/controller/src/navigation/loading-policy.ts');
  expect(reached).toContain('shared-contracts/src/native/envelope.ts');
  expect(reached.filter((file) => file.startsWith('shared-contracts/src/endpoints/'))).toEqual([]);
});

test('Metro finds every import inside the contract', () => {
  const { ourPackages } = createRequire(__filename)(join(checkout, 'native-bridge/app/config/our-packages.js')) as {
    ourPackages: (name: string) => string | null;
  };
  const sources = filesBelow(join(checkout, 'shared-contracts/src')).filter((file) => file.endsWith('.ts'));
  const names = new Set(
    sources.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/from '(#[^']+)'/g)].map(([, name = '']) => name),
    ),
  );
  expect(names.size).toBeGreaterThan(10);
  expect([...names].filter((name) => !existsSync(ourPackages(name) ?? ''))).toEqual([]);
});
