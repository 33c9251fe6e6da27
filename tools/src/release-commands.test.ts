import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAuditLog, openReleaseStore } from '@posy/backend/releases';
import { deployParts } from './release/deploy-builds';
import { exampleRemote, exampleShell } from './release/testing/example-parts';

const root = join(__dirname, '..', '..');
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'posy-commands-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Calls a command as people do, from a folder. */
const posy = async (args: string[], cwd = root): Promise<{ code: number; said: string }> => {
  const tsx = join(root, 'node_modules', 'tsx', 'dist', 'esm', 'index.mjs');
  const command = spawn(process.execPath, ['--import', tsx, join(__dirname, 'cli.ts'), ...args], {
    cwd,
    env: { ...process.env, POSY_ROOT: root, POSY_DATA_DIR: dataDir, NO_COLOR: '1' },
  });
  let said = '';
  for (const stream of [command.stdout, command.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
  const [code] = (await once(command, 'close')) as [number];
  return { code, said };
};

const releaseTwice = async (): Promise<void> => {
  const store = openReleaseStore(join(dataDir, 'releases'));
  const from = join(dataDir, 'from');
  mkdirSync(from);
  writeFileSync(join(from, 'a.js'), '');
  const builds = ['shell 1.0.0', 'mfe-inbox 1.0.0', 'mfe-reviews 1.0.0', 'mfe-inbox 2.0.0', 'mfe-reviews 2.0.0'];
  for (const build of builds) {
    const [name = '', version = ''] = build.split(' ');
    await store.addBuild({ name, version, from });
  }
  const first = { shell: exampleShell(), remotes: [exampleRemote('mfe-inbox'), exampleRemote('mfe-reviews')] };
  await deployParts(store, first, 'first');
  for (const name of ['mfe-reviews', 'mfe-inbox'])
    await deployParts(store, { remotes: [exampleRemote(name, '2.0.0')] }, `deploy ${name}`);
};

test('a way back of one remote and of the whole set say which remotes change, and the list who did what', async () => {
  await releaseTwice();
  const one = await posy(['rollback', 'mfe-reviews']);
  expect(one).toEqual({ code: 0, said: expect.stringMatching(/ is current: mfe-reviews 2\.0\.0 → 1\.0\.0\n$/) });
  const whole = await posy(['rollback', '2']);
  expect(whole.said).toMatch(/ is current: mfe-inbox 2\.0\.0 → 1\.0\.0, mfe-reviews 1\.0\.0 → 2\.0\.0\n$/);
  const { said } = await posy(['releases']);
  expect(said).toMatch(
    /\* \w+ {2}\S+ \S+ {2}rollback to \w+, by .* \(this machine\)\n {4}mfe-inbox 2\.0\.0 → 1\.0\.0, mfe/,
  );
  expect(said).toContain('rollback mfe-reviews to 1.0.0, by ');
  expect(openAuditLog(join(dataDir, 'releases')).records()).toMatchObject([
    { what: 'rollback mfe-reviews 1', outcome: 'done' },
    { what: 'rollback the whole set 2', outcome: 'done' },
  ]);
});

test.each([
  [['rollback', 'mfe-hats', '1'], 2, 'There was never a remote mfe-hats here. There are mfe-inbox, mfe-reviews.'],
  [['rollback', 'mfe-reviews', '9'], 1, 'mfe-reviews has nothing 9 back'],
  [['remove-remote', 'mfe-hats'], 1, 'There is no remote mfe-hats in the current set.'],
  [['deploy', 'mfe-reviews', '--to'], 2, 'npm run deploy'],
  [['deploy-token', 'give'], 2, 'Say add <team> <package>'],
])('%j ends with %i and a sentence', async (args, code, sentence) => {
  await releaseTwice();
  const answer = await posy(args);
  expect([answer.code, answer.said]).toEqual([code, expect.stringContaining(sentence)]);
  expect(answer.said).not.toMatch(/^\s+at /m);
});

test('a build outside every package ends with 1 and says where to call it', async () => {
  const { code, said } = await posy(['build'], dataDir);
  expect(code).toBe(1);
  expect(said).toMatch(/^posy: .* is no package that is built for the browser\. Call it in /);
});
