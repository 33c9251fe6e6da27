import { join } from 'node:path';
import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';

const root = join(__dirname, '../../..');

const faultsOf = async (code: string): Promise<string[]> => {
  const rules = '../../lint/posy-rules.mjs';
  const { posy } = (await import(rules)) as { posy: object };
  const config = {
    files: ['**/*.ts'],
    languageOptions: { parser },
    plugins: { posy },
    rules: { 'posy/plain-comments': 'error' },
  } as Parameters<Linter['verify']>[1];
  const found = new Linter({ cwd: root }).verify(code, config, join(root, 'shell/src/x.ts'));
  return found.map(({ message }) => /“(.*)”/.exec(message)?.[1] ?? message);
};

test.each([
  ['/** What the backend reads of an account. */', 'What'],
  ['/** Whether the address was confirmed. */', 'Whether'],
  ['// Who solves it is known.', 'Who'],
  ['/**\n * The people.\n * Whose each is, comes after.\n */', 'Whose'],
  ['/** Ends a session. What follows is refused. */', 'What'],
  ['/** Stores a file: Which one is up to the caller. */', 'Which'],
  ['// Whoever comes first.', 'Whoever'],
  ['/** Why a row makes no supplier. */', 'Why'],
  ['/** Opens the chat. Everybody who takes part may read. */', 'Everybody'],
  ['/** How many people come. */', 'How'],
  ['/** Those that the server draws, too. */', 'Those'],
  ['/** Lists suppliers. The one that is chosen stands first. */', 'The'],
  ['interface One {\n  /** When it was made. */\n  at: string;\n}', 'When'],
  ['/** Null for who reads along. */', 'for who'],
  ['/** A mark by who answered. */', 'by who'],
])('a comment without subject and verb, or without its noun, is refused: %s', async (code, words) => {
  expect(await faultsOf(code)).toEqual([words]);
});

test.each([
  '/** Returns true when the address was confirmed. */',
  '/** The account fields that the backend reads. */',
  '/** The person to whom the letter was sent. */',
  '// When the server is down, the edit waits.',
  '// What if the device has no clock? Then the server counts.',
  '/** Those guests come late. The one rule of the page counts. */',
  '// How old is it? The server knows.',
  '/** Everybody may read. All suppliers that may be shown. */',
  '/** Asks who they are, and where they live. */',
  "const text = 'What a day. Who knows.';",
  "const who = 'for who reads along';",
  '// oxlint-disable-next-line no-console',
])('a sentence is fine, and so is every text that is no comment: %s', async (code) => {
  expect(await faultsOf(code)).toEqual([]);
});
