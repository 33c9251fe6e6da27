import { join } from 'node:path';
import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';

const root = join(__dirname, '../../..');

const faultsIn = async (code: string, file = 'mfe-x/src/x.ts'): Promise<number> => {
  const rules = '../../lint/posy-rules.mjs';
  const { posy } = (await import(rules)) as { posy: object };
  const config = {
    files: ['**/*.ts'],
    languageOptions: { parser },
    plugins: { posy },
    rules: { 'posy/one-guest-count': 'error' },
  } as Parameters<Linter['verify']>[1];
  return new Linter({ cwd: root }).verify(code, config, join(root, file)).length;
};

describe('nobody but the rule chooses between the list and the guess [R1-03]', () => {
  test.each([
    'const a = guests.count > 0 ? guests.count : guests.estimate;',
    'const a = { guests: list.guests ?? (count > 0 ? count : estimate) };',
    'const a = guests.estimate || guests.count;',
    'const a = Math.max(wedding.guests.count, wedding.guests.estimate);',
  ])('%s', async (code) => {
    expect(await faultsIn(code)).toBeGreaterThan(0);
    expect(await faultsIn(code, 'shared-contracts/src/rules/plan/guests/guest-heads.ts')).toBe(0);
  });

  test('each of them alone may be read', async () => {
    expect(await faultsIn('const isEmpty = guests.count === 0; const guess = guests.estimate ?? null;')).toBe(0);
  });
});
