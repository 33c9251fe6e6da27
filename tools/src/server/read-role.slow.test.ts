import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { UsageError } from '../support/progress';
import { readRole } from './read-role';

const checkout = resolve(import.meta.dirname, '..', '..', '..');

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'posy-role-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const role = (...words: string[]) => {
  const env = { ...process.env, POSY_DATA_DIR: dataDir, PORT: '1' };
  const { status, stderr } = spawnSync(process.execPath, ['tools/bin/posy.mjs', 'role', ...words], {
    cwd: checkout,
    env,
    encoding: 'utf8',
  });
  return { status, said: stderr };
};

test.each([
  ['nobody', [], 'Say whose'],
  ['no role', ['ana@example.com', 'queen'], 'Say which role: supplier, moderator, operator'],
  ['a supplier’s people without a supplier', ['ana@example.com', 'supplier'], 'Say for which supplier'],
  ['a moderator of a supplier', ['ana@example.com', 'moderator', '--supplier', 'GB100000'], 'speaks for no supplier'],
  ['an operator of the staff', ['ana@example.com', 'operator', '--staff'], 'speaks for no supplier'],
  ['a moderator beside others', ['ana@example.com', 'moderator', '--also'], 'speaks for no supplier'],
])('is called in a wrong way for %s', (_what, words, said) => {
  expect(() => readRole(words)).toThrow(UsageError);
  expect(() => readRole(words)).toThrow(said);
});

test('reads who becomes what, and who is it no more', () => {
  const email = 'ana@example.com';
  const florist = { kind: 'supplier', supplier: 'GB100000', role: 'staff' };
  expect(readRole([email, 'supplier', '--staff', '--supplier=GB100000']).appointment).toEqual(florist);
  expect(readRole([email, 'supplier', '--staff', '--also', '--supplier=GB100000']).appointment).toEqual({
    ...florist,
    isAlso: true,
  });
  expect(readRole([email, 'supplier', '--remove'])).toEqual({ email, kind: 'supplier', appointment: null });
});

test('ends with 2 for a wrong call', () => {
  expect(role('ana@example.com', 'moderator', '--force')).toEqual({
    status: 2,
    said: expect.stringContaining('does not know --force') as string,
  });
});

test('ends with 1 and says why where it cannot: an account that there is not, in the data of a stopped server', () => {
  const said = 'posy: There is no account with the address ana@example.com.\n';
  expect(role('ana@example.com', 'moderator')).toEqual({ status: 1, said: expect.stringContaining(said) as string });
});
