import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openReleaseStore } from '@posy/backend/releases';
import { deployParts } from './release/deploy-builds';
import { exampleRemote, exampleShell } from './release/testing/example-parts';

test('takes a call that is typed as for npm run, with two dashes before the arguments', async () => {
  const call = ['--import', 'tsx', join(__dirname, 'cli.ts'), 'releases', '--', '--nonsense'];
  const command = spawn(process.execPath, call, { env: { ...process.env, POSY_ROOT: join(__dirname, '..', '..') } });
  let said = '';
  for (const stream of [command.stdout, command.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
  const [code] = (await once(command, 'close')) as [number];
  expect([code, said]).toEqual([2, expect.stringContaining('releases does not know --nonsense.')]);
});

test('ends quietly when nobody reads on what it prints [H-18]', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'posy-cli-'));
  try {
    await deployParts(
      openReleaseStore(join(dataDir, 'releases')),
      { shell: exampleShell(), remotes: [exampleRemote('mfe-reviews')] },
      'first',
    );
    const command = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'cli.ts'), 'releases'], {
      env: { ...process.env, POSY_ROOT: join(__dirname, '..', '..'), POSY_DATA_DIR: dataDir },
    });
    command.stdout.destroy();
    let said = '';
    command.stderr.on('data', (part: Buffer) => (said += part.toString()));
    const [code] = (await once(command, 'close')) as [number];
    expect([code, said]).toEqual([0, '']);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
