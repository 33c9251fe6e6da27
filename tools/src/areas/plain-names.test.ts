import { join } from 'node:path';
import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';

const root = join(__dirname, '../../..');

const faultsOf = async (code: string, file = 'x.ts'): Promise<string[]> => {
  const rules = '../../lint/posy-rules.mjs';
  const { posy } = (await import(rules)) as { posy: object };
  const config = {
    files: ['**/*.ts'],
    languageOptions: { parser },
    plugins: { posy },
    rules: { 'posy/plain-names': 'error' },
  } as Parameters<Linter['verify']>[1];
  const found = new Linter({ cwd: root }).verify(code, config, join(root, 'shell/src', file));
  return found.map(({ message }) => message.split(':')[0] ?? '');
};

describe('a private word is refused', () => {
  test.each([
    ['const told = 1;', '`told` in told'],
    ['export const tellFailure = () => undefined;', '`tell` in tellFailure'],
    ['const patience = 10;', '`patience` in patience'],
    ['export interface Kept { id: string }', '`kept` in Kept'],
    ['interface Store { keepFile(path: string): void }', '`keep` in keepFile'],
    ['interface Plan { ripple: string }', '`ripple` in ripple'],
    ['const show = ({ notice: told }: { notice: string }) => told;', '`told` in told'],
    ['interface Deeds { id: string }', '`deed` in Deeds'],
    ['const readTwins = () => [];', '`twin` in readTwins'],
    ["type Sent = 'sent' | 'kept';", '`kept` in kept'],
    ['class Watch { private readonly twin = 1 }', '`twin` in twin'],
    ['/** Waits no longer than its patience. */', '`patience` in a comment'],
    ['// Both tellers are heard.', '`teller` in a comment'],
  ])('%s', async (code, fault) => {
    expect(await faultsOf(code)).toEqual([fault]);
  });

  test('in the names of files and folders', async () => {
    expect(await faultsOf('', 'kept/store.ts')).toHaveLength(1);
    expect(await faultsOf('', 'adapters/keep-alive.ts')).toHaveLength(1);
    expect(await faultsOf('', 'session/gate/allowed.ts')).toHaveLength(1);
    expect(await faultsOf('', '../../e2e/gate/guests.journey.ts')).toEqual([]);
  });
});

test.each([
  "addEventListener('scroll', run, { passive: true });",
  "const text = t('guests.told.added');",
  "type Mail = 'letter.kept';",
  "import { kept } from 'elsewhere';",
  '// Nobody is told, and nothing is kept.',
  'const agent = new Agent({ keepAlive: true });',
  'const keepAliveMillis = 25_000;',
  'export const navigate = (aggregate: number) => aggregate;',
])('whole words of our own names only: %s', async (code) => {
  expect(await faultsOf(code)).toEqual([]);
});
