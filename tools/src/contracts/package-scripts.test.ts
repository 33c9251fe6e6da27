import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commands } from '../command-table';

const root = join(__dirname, '../../..');

interface ScriptPackage {
  workspaces?: string[];
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}
const packageIn = (folder: string): ScriptPackage =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as ScriptPackage;

/** Programs that a package of another name brings. */
const bringer: Readonly<Record<string, string>> = { tsc: 'typescript' };

const isThere = (folder: string, program: string): boolean => {
  const { dependencies, devDependencies } = packageIn(folder);
  const named = { ...dependencies, ...devDependencies };
  return (bringer[program] ?? program) in named || existsSync(join(root, 'node_modules/.bin', program));
};

/** Returns the missing targets of a script: a file, a command of ours, a program. */
const missingIn = (folder: string, script: string): string[] => {
  const [program = '', ...rest] = script.split(/\s+/);
  if (program !== 'node') return isThere(folder, program) ? [] : [program];
  const files = rest.filter((word) => /^[\w./-]*[/.][\w./-]+$/.test(word));
  const missing = files.filter((file) => !existsSync(join(root, folder, file)));
  const ours = rest.findIndex((word) => word.endsWith('/posy.mjs'));
  const command = ours === -1 ? undefined : rest[ours + 1];
  return command === undefined || commands.has(command) ? missing : [...missing, command];
};

const folders = ['.', 'native-bridge/app', ...(packageIn('.').workspaces ?? [])];
const scripts = [...new Set(folders)].flatMap((folder) =>
  Object.entries(packageIn(folder).scripts ?? {}).map(([name, script]) => [folder, name, script] as const),
);

test('every script of every package calls what is there', () => {
  expect(scripts.length).toBeGreaterThan(50);
  expect(
    scripts.flatMap(([folder, name, script]) => missingIn(folder, script).map((one) => [folder, name, one])),
  ).toEqual([]);
});

test.each([
  ['backend', 'node ../tools/bin/posy.mjs build-server', ['build-server']],
  ['backend', 'node ../tools/bin/posi.mjs start', ['../tools/bin/posi.mjs']],
  ['firebase-local', 'node --import tsx src/clj.ts', ['src/clj.ts']],
  ['shell', 'jset', ['jset']],
])('in %s, `%s` names what is not there', (folder, script, missing) => {
  expect(missingIn(folder, script)).toEqual(missing);
});
